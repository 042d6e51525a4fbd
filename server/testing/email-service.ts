import { onTestFinished } from "vitest";
import { type EmailService, openEmailService } from "./fake-email-service.ts";

/** The stand-in for the e-mail service; ends with the test. */
export async function startEmailService(): Promise<EmailService> {
  const service = await openEmailService();
  onTestFinished(service.goDown);
  return service;
}
