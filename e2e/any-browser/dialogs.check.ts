import { expect, test } from "./test.ts";

const openDialogs = "document.querySelectorAll('dialog[open]').length";

test("a tap beside a sheet closes it", async ({ shopper }) => {
  for (const [address, opens] of [
    ["/rings", /^Filter/],
    ["/product/97", /^Find my size$/],
  ] as const) {
    await shopper.open(address);
    await shopper.tap(opens);
    await expect.poll(() => shopper.run(openDialogs)).toBe(1);
    await shopper.sees(/Close|Filter|size/i);
    await shopper.tapAt({ x: 180, y: 12 });
    await expect.poll(() => shopper.run(openDialogs)).toBe(0);
  }
});

test("each control is there once: what is for pages without script stays away", async ({ shopper }) => {
  await shopper.open("/shop");
  const shown = (words: string) =>
    shopper.run<number>(
      `[...document.querySelectorAll("main a, main button")].filter((each) => each.getBoundingClientRect().height > 0 && /^${words}/.test(each.textContent.trim())).length`,
    );
  expect(await shown("Filter")).toBe(1);
  expect(await shown("Sort$")).toBe(0);
  await shopper.tap(/^Filter/);
  await shopper.doesntSee("Show the pieces");
});

test("what is chosen shows it", async ({ shopper }) => {
  await shopper.open("/product/97");
  await shopper.tap(/^17/);
  const look = (size: string) =>
    shopper.run<string>(
      `(() => { const { borderColor, backgroundColor } = getComputedStyle(document.querySelector("[name=size][value='${size}'] + span")); return [borderColor, backgroundColor].join(); })()`,
    );
  await expect.poll(async () => (await look("17")) !== (await look("18"))).toBe(true);
});
