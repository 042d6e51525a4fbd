import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";

const pieces = [
  { id: 12, name: "Aina" },
  { id: 40, name: "Gauhar" },
  { id: 7, name: "Shab-e-Noor" },
  { id: 9, name: "گل" },
];

const idsIn = (text: string) => readMessage(text, pieces).map(({ id }) => id);

test("a piece is found by its page's address, however the message goes on", () => {
  expect(idsIn("Salam, best price? https://naqsh.pk/product/40")).toEqual([40]);
  expect(idsIn("(http://localhost:3000/product/12?utm_source=ig)")).toEqual([12]);
});

test("a piece is found by its name between quotation marks of any kind", () => {
  for (const text of ['about "Aina"', "about “aina”", "about 'AINA'", "about «Aina»", "about ‘Aina ’"])
    expect(idsIn(text), text).toEqual([12]);
  expect(idsIn("Kya “گل” mil jayega?")).toEqual([9]);
  expect(idsIn("“Shab-e-Noor” please")).toEqual([7]);
});

test("several are found in the order of the message, each once", () => {
  expect(idsIn("“Gauhar” and /product/12, “Aina”, again “Gauhar”")).toEqual([40, 12]);
});

test("names without marks, other numbers and pieces that aren't sold are left alone", () => {
  expect(idsIn("I want Aina for 12,000")).toEqual([]);
  expect(idsIn("/product/4000 and /product/404 and “Zari”")).toEqual([]);
  expect(idsIn("")).toEqual([]);
});

test("it says where in the text the piece was found", () => {
  const text = "Please “Aina” for my sister";
  const [found] = readMessage(text, pieces);
  expect(text.slice(found?.start, found?.end)).toBe("“Aina”");
  const sent = "This one (https://naqsh.pk/product/40?from=ig) please";
  const [linked] = readMessage(sent, pieces);
  expect(sent.slice(linked?.start, linked?.end)).toBe("https://naqsh.pk/product/40");
});
