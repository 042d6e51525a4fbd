import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";

/** How the stand-in answers: as the service does, with a refusal of its own, or in one of the ways networks fail. */
export type Manner = "accept" | "hang" | "cut" | "cut-after-200" | "garbage" | { status: number; text: string };

export type ReceivedMail = { body: string; message: string; at: number };

export type EmailService = {
  origin: string;
  /** What came in whole and in the right form, accepted or not. */
  received: ReceivedMail[];
  accepted: ReceivedMail[];
  /** What was wrong with requests; empty when the shop speaks the wire format to the letter. */
  faults: string[];
  /** From now on. */
  behave(manner: Manner | (() => Manner)): void;
  /** Nobody listens any more, or again. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
};

const parameters = ["from_name", "from_email", "to_name", "message", "reply_to"];
const shopperParameters = ["from_name", "from_email", "to_name", "to_email", "message", "reply_to"];

/** The template of the mails to shoppers. */
export const shopperTemplate = "shopper-template";

/** A stand-in for the e-mail service on this machine. */
export async function openEmailService(): Promise<EmailService> {
  const received: ReceivedMail[] = [];
  const accepted: ReceivedMail[] = [];
  const faults: string[] = [];
  let manner: () => Manner = () => "accept";

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const fault = findFault(request, body);
    if (fault) faults.push(fault);
    const mail = { body, message: messageOf(body), at: performance.now() };
    received.push(mail);
    const chosen = manner();
    if (chosen === "accept" || chosen === "cut-after-200") accepted.push(mail);
    answer(request.socket, response, chosen);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    accepted,
    faults,
    behave: (next) => {
      manner = typeof next === "function" ? next : () => next;
    },
    goDown: () => close(server),
    async comeBack() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

function answer(socket: Socket, response: ServerResponse, manner: Manner): void {
  if (manner === "accept") response.writeHead(200, { "Content-Type": "text/plain" }).end("OK");
  else if (manner === "garbage") socket.end("220 mail.example ESMTP \0\xff ready\r\n");
  else if (manner === "cut") socket.end("HTTP/1.1 200 OK\r\nContent-Len");
  else if (manner === "cut-after-200") socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nO");
  else if (manner !== "hang") response.writeHead(manner.status, { "Content-Type": "text/plain" }).end(manner.text);
}

/** Byte by byte: the same fields, in the same order, nothing beside them, no other spelling of the JSON. */
function findFault({ method, url, headers }: IncomingMessage, body: string): string | undefined {
  if (method !== "POST" || url !== "/api/v1.0/email/send") return `${method} ${url}`;
  if (headers["content-type"] !== "application/json") return `content-type ${headers["content-type"]}`;
  if (Buffer.byteLength(body) !== Number(headers["content-length"])) return "content-length";
  const sent = JSON.parse(body);
  const names = sent.template_id === shopperTemplate ? shopperParameters : parameters;
  const canonical = JSON.stringify({
    lib_version: String(sent.lib_version),
    user_id: String(sent.user_id),
    ...("accessToken" in sent && { accessToken: String(sent.accessToken) }),
    service_id: String(sent.service_id),
    template_id: String(sent.template_id),
    template_params: Object.fromEntries(names.map((name) => [name, String(sent.template_params[name])])),
  });
  return body === canonical ? undefined : `body ${body}`;
}

function messageOf(body: string): string {
  return String(JSON.parse(body).template_params.message);
}
