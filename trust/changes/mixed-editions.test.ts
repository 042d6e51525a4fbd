import { expect, test } from "vitest";
import { findMixedEdition } from "./mixed-editions.ts";

const lead = "photo-111111111111";
const at = (edition: number) =>
  edition === 7 ? { first: 700_003, second: 800_005, delivery: 77_001, lead } : undefined;

const page = (words: string) => `<!doctype html>${words}`;
const judge = (text: string, tag = '"7:abc.br"') => findMixedEdition({ address: "/earings", tag, text }, at);

test("an answer of one edition is accepted, whatever else it contains", () => {
  const words =
    'Bijli 700,003 PKR, Chandni 800,005 PKR, up to 800,500, <b>77,001</b>, {"price":700003}, 38-hero-700007ab';
  expect(judge(page(`${words} ${lead}.abcdef12.480.avif`))).toBeUndefined();
  expect(judge('{"edition":7,"products":[{"price":700003}]}')).toBeUndefined();
  expect(judge('[{"id":38,"price":700003}]')).toBeUndefined();
});

test.each([
  ["another price in the structured data", page('700,003 {"price":700001}'), "700001"],
  ["another price of the second piece", page("700,003 800,003"), "800003"],
  ["another picture", page(`700,003 ${lead} photo-222222222222.abcdef12.preview.jpg`), "photo-222222222222"],
  ["another charge in the footer", page("700,003 77,021"), "77021"],
  ["an answer of the API of another edition", '{"edition":6,"products":[{"price":700003}]}', "says that it is of 6"],
  ["neither of the two pieces", page("8,500 PKR"), "neither piece"],
])("%s is found", (_, text, complaint) => {
  expect(judge(text)).toContain(complaint);
});

test("an answer that names no edition, or an unknown one, is found", () => {
  expect(judge(page("700,003"), '"abc.br"')).toContain("no edition");
  expect(judge(page("700,003"), '"8:abc.br"')).toContain("no edition");
});
