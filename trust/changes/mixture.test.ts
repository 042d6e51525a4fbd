import { expect, test } from "vitest";
import { mixtureIn } from "./mixture.ts";

const lead = "photo-111111111111";
const at = (edition: number) =>
  edition === 7 ? { first: 700_003, second: 800_005, delivery: 77_001, lead } : undefined;

/** As a page carries its data. */
const data = (edition: number) => JSON.stringify([{ _1: 2 }, "loaderData", { _3: 4 }, "edition", edition]);
const page = (words: string, edition = 7) =>
  `${words}<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${data(edition)}\n`)});</script>`;
const judge = (text: string, tag = '"7:abc.br"') => mixtureIn({ address: "/earings", tag, text }, at);

test("an answer of one edition is let through, whatever else it says", () => {
  const words =
    'Bijli 700,003 PKR, Chandni 800,005 PKR, up to 800,500, <b>77,001</b>, {"price":700003}, 38-hero-700007ab';
  expect(judge(page(`${words} ${lead}.abcdef12.480.avif`))).toBeUndefined();
  expect(judge(data(7).replace("loaderData", "700,003"))).toBeUndefined();
  expect(judge('{"edition":7,"products":[{"price":700003}]}')).toBeUndefined();
  expect(judge('[{"id":38,"price":700003}]')).toBeUndefined();
});

test.each([
  ["another price in the structured data", page('700,003 {"price":700001}'), "700001"],
  ["another price of the second piece", page("700,003 800,003"), "800003"],
  ["another picture", page(`700,003 ${lead} photo-222222222222.abcdef12.preview.jpg`), "photo-222222222222"],
  ["another charge in the footer", page("700,003 77,021"), "77021"],
  ["data of another edition", page("700,003", 6), "says that it is of 6"],
  ["an answer of the API of another edition", '{"edition":6,"products":[{"price":700003}]}', "says that it is of 6"],
  ["none of the pieces", page("8,500 PKR"), "neither piece"],
])("%s is seen", (_, text, complaint) => {
  expect(judge(text)).toContain(complaint);
});

test("so is an answer that names no edition, or one that nobody made", () => {
  expect(judge(page("700,003"), '"abc.br"')).toContain("no edition");
  expect(judge(page("700,003"), '"8:abc.br"')).toContain("no edition");
});
