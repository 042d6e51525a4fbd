import type { Readable, Writable } from "node:stream";

/** What a child process sends to its parent: JSON and bytes, each with its length in front. */
export type ChildMessage = { json: unknown; bytes: Uint8Array };

export function sendMessage(to: Writable, json: unknown, bytes: Uint8Array = Buffer.alloc(0)): void {
  const text = Buffer.from(JSON.stringify(json));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(bytes.length, 4);
  to.write(Buffer.concat([lengths, text, bytes]));
}

/** Yields each message as soon as it is complete. Throws when the stream ends within one. */
export async function* receiveMessages(from: Readable): AsyncGenerator<ChildMessage> {
  let received = Buffer.alloc(0);
  for await (const chunk of from) {
    received = Buffer.concat([received, chunk]);
    for (let size = firstSize(received); size !== undefined; size = firstSize(received)) {
      const end = 8 + received.readUInt32LE(0);
      yield { json: JSON.parse(received.toString("utf8", 8, end)), bytes: Buffer.from(received.subarray(end, size)) };
      received = received.subarray(size);
    }
  }
  if (received.length > 0) throw new Error("a message was cut off");
}

function firstSize(received: Buffer): number | undefined {
  if (received.length < 8) return undefined;
  const size = 8 + received.readUInt32LE(0) + received.readUInt32LE(4);
  return received.length >= size ? size : undefined;
}
