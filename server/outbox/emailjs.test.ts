import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { order } from "../../shop/testing/orders.ts";
import type { EmailSettings } from "../environment.ts";
import { startEmailService } from "../testing/email-service.ts";
import { createMailer, createNewsMailer, emailBody, missingKeys } from "./emailjs.ts";

const keys: EmailSettings = {
  origin: "http://127.0.0.1:1",
  publicKey: "public",
  serviceId: "service",
  templateId: "template",
  shopperTemplateId: "shopper-template",
  alertTemplateId: undefined,
  privateKey: undefined,
};

const never = new AbortController().signal;

async function send(origin: string, some = order()) {
  return createMailer({ ...keys, origin }, "Naqsh")(some, never);
}

describe("on the wire", () => {
  const message = [
    "ORDER NQ-7F3K-92",
    "Placed: 2025-11-15 12:00, Pakistan time",
    "",
    "CUSTOMER INFORMATION",
    "Name: Ayesha Rahman",
    "Email: ayesha.rahman@example.com",
    "Phone: 0321 5557890",
    "Address:",
    "  > House 14, Street 7, Phase 5, DHA",
    "City: Lahore",
    "",
    "ITEMS",
    "1. Aina (no. 1), Dupatta: with, Rs 95,000.00 x 1 = Rs 95,000.00",
    "2. Gauhar (no. 98), Size: 17, Rs 5,200.00 x 2 = Rs 10,400.00",
    "",
    "Subtotal: Rs 105,400.00",
    "Delivery charge: Rs 250.00",
    "Grand total: Rs 105,650.00",
    "",
    "Payment method: Cash on Delivery",
    "Payment screenshot sent: No",
    "",
    "Order notes: none",
    "",
  ].join("\\n");
  const params = `"template_params":{"from_name":"Ayesha Rahman","from_email":"ayesha.rahman@example.com","to_name":"Naqsh","message":"${message}","reply_to":"ayesha.rahman@example.com"}`;

  test("the body, byte by byte", () => {
    expect(emailBody(keys, order(), "Naqsh")).toBe(
      `{"lib_version":"5.0.2","user_id":"public","service_id":"service","template_id":"template",${params}}`,
    );
  });

  test("the private key is sent only when there is one", () => {
    expect(emailBody({ ...keys, privateKey: "private" }, order(), "Naqsh")).toBe(
      `{"lib_version":"5.0.2","user_id":"public","accessToken":"private","service_id":"service","template_id":"template",${params}}`,
    );
  });

  test("a large order is marked in the sender's name, which templates put into the subject, and in its first lines", () => {
    const { template_params } = JSON.parse(emailBody(keys, { ...order(), held: 11 }, "Naqsh"));
    expect(template_params.from_name).toBe("A large order: Ayesha Rahman");
    expect(template_params.message).toMatch(
      /^ORDER NQ-7F3K-92\nPlaced: .*\nA large order: 11 counted pieces, held until you confirm or cancel it\.\n\n/,
    );
    expect(emailBody(keys, { ...order(), held: 10 }, "Naqsh")).toBe(emailBody(keys, order(), "Naqsh"));
  });

  test("the whole HTTP request", async () => {
    const received: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on("data", (chunk: Buffer) => {
        received.push(chunk);
        if (Buffer.concat(received).includes(params)) socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK");
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;

    expect(await send(`http://127.0.0.1:${port}`)).toEqual({ outcome: "accepted" });

    const [head = "", body] = Buffer.concat(received).toString().split("\r\n\r\n");
    const [requestLine, ...headers] = head.toLowerCase().split("\r\n");
    expect(requestLine).toBe("post /api/v1.0/email/send http/1.1");
    expect(headers).toContain(`host: 127.0.0.1:${port}`);
    expect(headers).toContain("content-type: application/json");
    expect(headers).toContain(`content-length: ${Buffer.byteLength(body ?? "")}`);
    expect(body).toBe(emailBody(keys, order(), "Naqsh"));
  });

  test("what a shopper types is sent as text, whatever it looks like", async () => {
    const service = await startEmailService();
    const nasty = '<script>alert(1)</script> "\\ {{to_name}} \u2028 عائشہ 💍';
    const some = order({
      customer: { ...order().customer, name: nasty, city: nasty },
      notes: "Bcc: all@example.com\nX",
    });

    expect(await send(service.origin, some)).toEqual({ outcome: "accepted" });

    expect(service.faults).toEqual([]);
    const sent = JSON.parse(service.received[0]?.body ?? "");
    expect(sent.template_params.from_name).toBe(nasty);
    expect(sent.template_params.message).toContain(`City: ${nasty}\n`);
    expect(sent.template_params.message).toContain("  > Bcc: all@example.com\n  > X\n");
  });
});

describe("the outcome", () => {
  test.each([
    [{ status: 429, text: "Too Many Requests" }, "unavailable", "429 Too Many Requests"],
    [{ status: 500, text: "" }, "unavailable", "500"],
    [{ status: 503, text: "down for repairs" }, "unavailable", "503 down for repairs"],
    [{ status: 400, text: "The Public Key is invalid" }, "refused", "400 The Public Key is invalid"],
    [{ status: 403, text: "API calls are disabled" }, "refused", "403 API calls are disabled"],
    [{ status: 404, text: "Account not found" }, "refused", "404 Account not found"],
    [{ status: 412, text: "Gmail_API:\r\n Invalid grant" }, "refused", "412 Gmail_API: Invalid grant"],
    [{ status: 204, text: "" }, "refused", "204"],
    [{ status: 302, text: "" }, "refused", "302"],
    ["cut", "unavailable", expect.any(String)],
    ["garbage", "unavailable", expect.stringMatching(/protocol/)],
  ] as const)("%j", async (manner, outcome, problem) => {
    const service = await startEmailService();
    service.behave(manner);
    expect(await send(service.origin)).toEqual({ outcome, problem });
    expect(service.faults).toEqual([]);
  });

  test.each([
    [{ status: 422, text: "The recipients address is corrupted" }, "undeliverable"],
    [{ status: 400, text: "Can't send to AYESHA.rahman@example.com" }, "undeliverable"],
    [{ status: 412, text: "SMTP: 550-5.1.1 The email account does not exist" }, "undeliverable"],
    [{ status: 412, text: "SMTP: 450 4.2.1 ayesha.rahman@example.com: try later" }, "refused"],
    [{ status: 422, text: "The recipients address is empty" }, "refused"],
    [{ status: 400, text: "The template ID not found" }, "refused"],
    [{ status: 503, text: "The recipients address is corrupted" }, "unavailable"],
  ] as const)("to a shopper: %j is %s", async (manner, outcome) => {
    const service = await startEmailService();
    service.behave(manner);
    const shop = { name: "Naqsh", email: "salam@naqsh.pk", newLink: async () => "https://naqsh.pk/order" };
    const sendNews = createNewsMailer({ ...keys, origin: service.origin }, () => shop);
    const news = { ...order(), stage: "new", money: "due", received: 0 } as const;
    expect(await sendNews({ kind: "placed", order: news }, never)).toMatchObject({ outcome });
    // The seller's address is in the template; if it is wrong, somebody has to fix that.
    expect(await sendNews({ kind: "shopper-paid", order: news }, never)).toMatchObject({
      outcome: outcome === "undeliverable" ? "refused" : outcome,
    });
  });

  test("a 200 means accepted, even when the connection breaks after it", async () => {
    const service = await startEmailService();
    service.behave("cut-after-200");
    expect(await send(service.origin)).toEqual({ outcome: "accepted" });
  });

  test("only the beginning of an endless answer is read", async () => {
    const service = await startEmailService();
    service.behave({ status: 400, text: "x".repeat(100_000) });
    expect(await send(service.origin)).toEqual({ outcome: "refused", problem: `400 ${"x".repeat(300)}` });
  });

  test("a refused connection is unavailable", async () => {
    const service = await startEmailService();
    await service.goDown();
    expect(await send(service.origin)).toEqual({ outcome: "unavailable", problem: "ECONNREFUSED" });
  });

  test("the service's words are reported, the customer's are removed", async () => {
    const service = await startEmailService();
    service.behave({
      status: 422,
      text: "Bad address for Ayesha Rahman: ayesha.rahman@example.com, or other@example.com",
    });
    expect(await send(service.origin)).toEqual({ outcome: "refused", problem: "422 Bad address for …: …, or …" });
  });

  test("aborted while the service hangs, it doesn't wait for the answer", async () => {
    const service = await startEmailService();
    const stop = new AbortController();
    service.behave(() => {
      stop.abort();
      return "hang";
    });
    const delivery = await createMailer({ ...keys, origin: service.origin }, "Naqsh")(order(), stop.signal);
    expect(delivery).toEqual({ outcome: "stopped" });
  });
});

describe("a service that hangs", () => {
  const timeouts: number[] = [];
  beforeEach(() => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      timeouts.push(milliseconds);
      return AbortSignal.abort(new DOMException("too slow", "TimeoutError"));
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  test("times out after ten seconds", async () => {
    const service = await startEmailService();
    service.behave("hang");
    expect(await send(service.origin)).toEqual({ outcome: "unavailable", problem: "no answer within 10 s" });
    expect(timeouts).toEqual([10_000]);
  });
});

describe("missing keys are named in the words of the service's library", () => {
  test.each([
    [{}, []],
    [{ privateKey: undefined }, []],
    [{ publicKey: undefined }, ["The public key is required. Visit https://dashboard.emailjs.com/admin/account"]],
    [{ serviceId: undefined }, ["The service ID is required. Visit https://dashboard.emailjs.com/admin"]],
    [{ templateId: undefined }, ["The template ID is required. Visit https://dashboard.emailjs.com/admin/templates"]],
  ])("%j", (missing, sentences) => {
    expect(missingKeys({ ...keys, ...missing })).toEqual(sentences);
  });
});
