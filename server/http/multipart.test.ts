import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundaryOf, readMultipart } from "./multipart.ts";

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

type Field = { name: string; value: string | File };

async function encoded(fields: readonly Field[]) {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get("content-type")) ?? "";
  return { boundary, body: await response.bytes() };
}

async function read(body: AsyncIterable<Uint8Array>, boundary: string) {
  const parts: { name: string; filename: string | undefined; bytes: Buffer }[] = [];
  for await (const { name, filename, bytes } of readMultipart(body, boundary))
    parts.push({ name, filename, bytes: await buffer(Readable.from(bytes)) });
  return parts;
}

test("a form comes apart as it was put together, however it is cut on its way", async () => {
  // Line ends and dashes: what a boundary looks like, almost.
  const bytes = fc.array(fc.constantFrom(13, 10, 45, 45, 0, 97), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(bytes, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 80 }),
      async (files, size) => {
        const fields = files.map((content, place) => ({
          name: "pictures",
          value: new File([new Uint8Array(content)], `IMG_${place}.jpg`),
        }));
        const { boundary, body } = await encoded([{ name: "note", value: "salaam" }, ...fields]);
        const parts = await read(inPieces(body, size), boundary);
        expect(parts[0]).toEqual({ name: "note", filename: undefined, bytes: Buffer.from("salaam") });
        expect(parts.slice(1).map(({ filename, bytes }) => ({ filename, bytes: [...bytes] }))).toEqual(
          files.map((content, place) => ({ filename: `IMG_${place}.jpg`, bytes: content })),
        );
      },
    ),
    { numRuns: 40 },
  );
});

test("a part that nobody reads to its end is passed over", async () => {
  const { boundary, body } = await encoded([
    { name: "a", value: new File([new Uint8Array(5_000)], "a.bin") },
    { name: "b", value: new File(["second"], "b.txt") },
  ]);
  const seen: string[] = [];
  for await (const { filename = "", bytes } of readMultipart(inPieces(body, 100), boundary)) {
    for await (const chunk of bytes) {
      seen.push(`${filename} ${chunk.length > 0}`);
      break;
    }
  }
  expect(seen).toEqual(["a.bin true", "b.txt true"]);
});

describe("what isn't a whole form is refused", () => {
  test("one that is cut off", async () => {
    const { boundary, body } = await encoded([{ name: "a", value: new File(["some bytes"], "a.bin") }]);
    await expect(read(inPieces(body.subarray(0, body.length - 10), 16), boundary)).rejects.toThrow("no end");
  });

  test("a head without end takes no memory without end", async () => {
    const head = Buffer.from(`--x\r\nContent-Disposition: form-data; name="${"a".repeat(100_000)}`);
    await expect(read(inPieces(head, 1_000), "x")).rejects.toThrow("the head of a part has no end");
  });
});

test.each([
  ["multipart/form-data; boundary=abc", "abc"],
  ['multipart/form-data; charset=utf-8; boundary="a b"', "a b"],
  ["image/jpeg", undefined],
  ["multipart/form-data", undefined],
  [null, undefined],
])("%j has the boundary %j", (type, boundary) => expect(boundaryOf(type)).toBe(boundary));
