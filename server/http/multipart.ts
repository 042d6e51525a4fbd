/** One field of a form. `bytes` is to be read before the next part is asked for; what is left of it is passed over. */
export type Part = { name: string; filename: string | undefined; bytes: AsyncIterable<Uint8Array> };

const longestHead = 8 * 1024;

/** The boundary of a form with files; undefined for anything else. */
export function boundaryOf(contentType: string | null): string | undefined {
  const found = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "");
  return found?.[1] ?? found?.[2];
}

/** The parts of a form as they come in, none of them held whole. Throws where the form isn't one, or has no end. */
export async function* readMultipart(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const source = createSource(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await source.passOver(delimiter);
  for (;;) {
    // "--" ends the form; otherwise the line ends and the part's head begins.
    if ((await source.take(2)).toString("latin1") === "--") return;
    const head = (await source.takeTo(Buffer.from("\r\n\r\n"), longestHead)).toString("utf8");
    const { name = "" } = /[\s;]name="(?<name>[^"]*)"/i.exec(head)?.groups ?? {};
    const { filename } = /[\s;]filename="(?<filename>[^"]*)"/i.exec(head)?.groups ?? {};
    const bytes = source.until(delimiter);
    yield { name, filename, bytes: { [Symbol.asyncIterator]: () => bytes } };
    await source.passOver(delimiter);
  }
}

function createSource(body: AsyncIterable<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]();
  // The first delimiter has no line before it.
  let held = Buffer.from("\r\n");
  /** Whether the delimiter of the part at hand has come. */
  let reached = false;

  async function more(): Promise<void> {
    const { value, done } = await chunks.next();
    if (done) throw new Error("the form has no end");
    held = Buffer.concat([held, value]);
  }

  /** What comes before the delimiter, piece by piece; undefined once it has come. */
  async function next(delimiter: Buffer): Promise<Buffer | undefined> {
    while (!reached) {
      const at = held.indexOf(delimiter);
      // Its beginning may stand at the end of what we have.
      const end = at >= 0 ? at : Math.max(0, held.length - delimiter.length + 1);
      const piece = held.subarray(0, end);
      held = held.subarray(at >= 0 ? at + delimiter.length : end);
      reached = at >= 0;
      if (piece.length > 0) return piece;
      if (!reached) await more();
    }
    return undefined;
  }

  return {
    async *until(delimiter: Buffer): AsyncGenerator<Uint8Array, undefined> {
      for (let piece = await next(delimiter); piece; piece = await next(delimiter)) yield piece;
    },
    async passOver(delimiter: Buffer): Promise<void> {
      while (await next(delimiter));
      reached = false;
    },
    async take(length: number): Promise<Buffer> {
      while (held.length < length) await more();
      const taken = held.subarray(0, length);
      held = held.subarray(length);
      return taken;
    },
    async takeTo(end: Buffer, longest: number): Promise<Buffer> {
      for (;;) {
        const at = held.indexOf(end);
        if (at >= 0) {
          const taken = held.subarray(0, at);
          held = held.subarray(at + end.length);
          return taken;
        }
        if (held.length > longest) throw new Error("the head of a part has no end");
        await more();
      }
    },
  };
}
