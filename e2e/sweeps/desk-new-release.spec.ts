import { enter, test } from "../desk-test.ts";
import { makeEarlier, watchDocuments } from "../other-release.ts";
import { expect } from "../test.ts";

test.use({ shopOf: "release" });

test("a desk whose server was updated goes on by a full page, once, and she is still there", {
  tag: "@desktop",
}, async ({ page, deskShop }) => {
  await enter(page, await deskShop.link(), "Saima");
  await makeEarlier(page);
  const loaded = watchDocuments(page);
  const way = (name: string) => page.getByRole("link", { name, exact: true });

  await way("Pieces").click();
  await expect(page.getByRole("heading", { name: "Pieces", level: 1 })).toBeVisible();
  expect(loaded).toEqual(["/desk/pieces"]);

  // That one is of one release with its data.
  await way("Orders").click();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  expect(loaded).toEqual(["/desk/pieces"]);
});
