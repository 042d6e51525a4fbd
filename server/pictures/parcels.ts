import type { Readable, Writable } from "node:stream";

/** A note and the bytes it is about, on their way from a child to its parent. */
export type Parcel = { note: unknown; bytes: Uint8Array };

export function sendParcel(to: Writable, note: unknown, bytes: Uint8Array = Buffer.alloc(0)): void {
  const text = Buffer.from(JSON.stringify(note));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(bytes.length, 4);
  to.write(Buffer.concat([lengths, text, bytes]));
}

/** Each as soon as it is whole. Throws where the last one isn't. */
export async function* receiveParcels(from: Readable): AsyncGenerator<Parcel> {
  let held = Buffer.alloc(0);
  for await (const chunk of from) {
    held = Buffer.concat([held, chunk]);
    for (let size = sizeOf(held); size !== undefined; size = sizeOf(held)) {
      const end = 8 + held.readUInt32LE(0);
      yield { note: JSON.parse(held.toString("utf8", 8, end)), bytes: Buffer.from(held.subarray(end, size)) };
      held = held.subarray(size);
    }
  }
  if (held.length > 0) throw new Error("a parcel came without its end");
}

function sizeOf(held: Buffer): number | undefined {
  if (held.length < 8) return undefined;
  const size = 8 + held.readUInt32LE(0) + held.readUInt32LE(4);
  return held.length >= size ? size : undefined;
}
