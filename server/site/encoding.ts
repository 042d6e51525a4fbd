import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Browsers offer brotli over HTTPS only, so plain HTTP gets gzip. */
export type Encoding = "br" | "gzip";

/** The best encoding that the client accepts; undefined when it accepts neither. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  if (accepts.br.test(acceptEncoding)) return "br";
  return accepts.gzip.test(acceptEncoding) ? "gzip" : undefined;
}

const accepts = { br: namedWithWeight("br"), gzip: namedWithWeight("gzip") };

/** Matches where the encoding is named and its weight isn't `q=0`. */
function namedWithWeight(encoding: Encoding): RegExp {
  return new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[\\d.]+\\s*)?(,|$)`, "i");
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Fast enough to run on each request, within a tenth of the best size; a window no larger than a page saves memory. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

export async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (encoding === "br" ? brotliAsync(bytes, brotliOptions) : gzipAsync(bytes)));
}
