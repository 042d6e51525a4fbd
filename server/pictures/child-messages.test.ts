import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChildMessage, receiveMessages, sendMessage } from "./child-messages.ts";

async function sent(messages: readonly { json: unknown; bytes: Uint8Array }[]): Promise<Buffer> {
  const pipe = new PassThrough();
  for (const { json, bytes } of messages) sendMessage(pipe, json, bytes);
  pipe.end();
  return buffer(pipe);
}

function inPieces(bytes: Buffer, size: number): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  return Readable.from(pieces);
}

async function received(from: Readable): Promise<ChildMessage[]> {
  const messages: ChildMessage[] = [];
  for await (const message of receiveMessages(from)) messages.push(message);
  return messages;
}

test("messages arrive whole, however the stream is chunked", async () => {
  const message = fc.record({ json: fc.record({ file: fc.string() }), bytes: fc.uint8Array({ maxLength: 50 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), async (messages, size) => {
      const arrived = await received(inPieces(await sent(messages), size));
      expect(arrived.map(({ json, bytes }) => ({ json, bytes: [...bytes] }))).toEqual(
        messages.map(({ json, bytes }) => ({ json, bytes: [...bytes] })),
      );
    }),
    { numRuns: 30 },
  );
});

test("a message that is cut off throws", async () => {
  const whole = await sent([{ json: { file: "a" }, bytes: Buffer.from("bytes") }]);
  await expect(received(inPieces(whole.subarray(0, -1), 7))).rejects.toThrow(/cut off/);
});
