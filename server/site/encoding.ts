import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How an answer is packed for its way. Browsers ask for brotli only where the connection is encrypted. */
export type Encoding = "br" | "gzip";

type Header = string | null | undefined;

/** The better one of those that the client takes; undefined when it takes neither. */
export function chooseEncoding(header: Header): Encoding | undefined {
  if (!header) return undefined;
  if (takes.br.test(header)) return "br";
  return takes.gzip.test(header) ? "gzip" : undefined;
}

const takes = { br: wanted("br"), gzip: wanted("gzip") };

/** Named, and not with a weight of zero. */
function wanted(encoding: Encoding): RegExp {
  return new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[\\d.]+\\s*)?(,|$)`, "i");
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Fast enough to run on each request, within a tenth of the best size; a window no larger than a page saves memory. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

export async function pack(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (encoding === "br" ? packBrotli(bytes, brotliOptions) : packGzip(bytes)));
}

/** A strong tag names bytes, so the same file has another one in each encoding. */
export function tagFor(etag: string, encoding: Encoding | undefined): string {
  return encoding ? etag.replace(/"$/, `.${encoding}"`) : etag;
}
