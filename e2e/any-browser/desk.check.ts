import { expect, test } from "./test.ts";

test("the desk: in by a link, through its lists, a piece and the shop's own words", async ({ shopper, front }) => {
  await shopper.open(await front.deskLink());
  await shopper.fill("Your name", "Sana");
  await shopper.fill("Password", "ichhra mein bara");
  await shopper.tap("Open the desk");
  await shopper.isAt("/desk");
  await shopper.sees("Today");

  await shopper.open("/desk/orders");
  await shopper.tap(/^New \d/);
  await expect.poll(() => shopper.run("location.search")).toBe("?stage=new");
  await shopper.tap(/^All/);
  await shopper.isAt("/desk/orders");

  await shopper.open("/desk/pieces");
  await shopper.tap(/^Rings/);
  await expect.poll(() => shopper.run("location.search")).toContain("rings");
  await shopper.sees("Gauhar");

  await shopper.open("/desk/pieces/98");
  await shopper.sees("Gauhar");
  await shopper.open("/desk/shop");
  await shopper.sees("Announcement");
});
