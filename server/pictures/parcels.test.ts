import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Parcel, receiveParcels, sendParcel } from "./parcels.ts";

async function sent(parcels: readonly { note: unknown; bytes: Uint8Array }[]): Promise<Buffer> {
  const pipe = new PassThrough();
  for (const { note, bytes } of parcels) sendParcel(pipe, note, bytes);
  pipe.end();
  return buffer(pipe);
}

function inPieces(bytes: Buffer, size: number): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  return Readable.from(pieces);
}

async function received(from: Readable): Promise<Parcel[]> {
  const parcels: Parcel[] = [];
  for await (const parcel of receiveParcels(from)) parcels.push(parcel);
  return parcels;
}

test("what is sent arrives, however it is cut on its way", async () => {
  const parcel = fc.record({ note: fc.record({ file: fc.string() }), bytes: fc.uint8Array({ maxLength: 50 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(parcel, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), async (parcels, size) => {
      const arrived = await received(inPieces(await sent(parcels), size));
      expect(arrived.map(({ note, bytes }) => ({ note, bytes: [...bytes] }))).toEqual(
        parcels.map(({ note, bytes }) => ({ note, bytes: [...bytes] })),
      );
    }),
    { numRuns: 30 },
  );
});

test("one without its end is said, not kept", async () => {
  const whole = await sent([{ note: { file: "a" }, bytes: Buffer.from("bytes") }]);
  await expect(received(inPieces(whole.subarray(0, -1), 7))).rejects.toThrow(/without its end/);
});
