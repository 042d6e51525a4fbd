import { onTestFinished } from "vitest";
import { type EmailService, openEmailService } from "./fake-email-service.ts";

/** The fake e-mail service, stopped when the test ends. */
export async function startEmailService(): Promise<EmailService> {
  const service = await openEmailService();
  onTestFinished(service.goDown);
  return service;
}
