import { readBytes } from "./body.ts";
import { hasAmbiguousKeys } from "./json-keys.ts";

export type JsonBody = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; detail: string };

/** Reads a JSON body of at most `limit` bytes, whether or not its length was announced. */
export async function readJsonBody(request: Request, limit: number): Promise<JsonBody> {
  if (!isJson(request.headers)) return { ok: false, status: 415, detail: "Send JSON, as application/json." };
  const bytes = await readBytes(request, limit);
  if (bytes === "too-large") return { ok: false, status: 413, detail: `Send at most ${limit} bytes.` };
  if (bytes === "cut-off") return { ok: false, status: 400, detail: "The body ended too early." };
  return parseJson(bytes);
}

function isJson(headers: Headers): boolean {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  if (charset && !/^charset="?utf-8"?$/.test(charset)) return false;
  return type.trim() === "application/json" && ["", "identity"].includes(headers.get("content-encoding") ?? "");
}

function parseJson(bytes: Uint8Array): JsonBody {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (!hasAmbiguousKeys(text)) return { ok: true, value };
    return { ok: false, status: 400, detail: "Send each field once." };
  } catch {
    return { ok: false, status: 400, detail: "Send well-formed JSON, in UTF-8." };
  }
}
