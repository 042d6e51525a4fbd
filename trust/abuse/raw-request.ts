import { connect } from "node:net";

export type RawAnswer = {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** Names in lower case; `hsts` for short. */
  headers: Record<string, string>;
  body: string;
  isPage: boolean;
};

/** Sends raw bytes, past any HTTP library, and reads until the server closes. */
export function sendRaw(port: number, bytes: string | Uint8Array): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(30_000, () => socket.destroy(new Error("no answer for 30 s")));
    socket.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // The server may answer and close while the request is still being sent.
      if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve(parse(Buffer.concat(chunks)));
      else reject(error);
    });
    socket.on("end", () => resolve(parse(Buffer.concat(chunks))));
    socket.on("close", () => resolve(parse(Buffer.concat(chunks))));
  });
}

export function ask(port: number, method: string, target: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, Connection: "close", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${head}\r\n`);
}

function parse(answer: Buffer): RawAnswer {
  const text = answer.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, Math.max(0, end)).split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const hsts = headers["strict-transport-security"];
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: { ...headers, ...(hsts && { hsts }) },
    body: end < 0 ? "" : text.slice(end + 4),
    isPage: (headers["content-type"] ?? "").startsWith("text/html"),
  };
}
