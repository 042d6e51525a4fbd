import type { RouteConfigEntry } from "@react-router/dev/routes";
import sharp from "sharp";
import routes from "../../app/desk/routes.ts";
import { shopSections } from "../../shop/editor/shop-sections.ts";
import { storeDraft } from "../desk-draft.ts";
import { storeOffer } from "../desk-offer.ts";
import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { photo } from "../photo.ts";
import { expect } from "../test.ts";

test.use({ shopOf: "every width" });

const widths = [320, 390, 768, 1440];

/** Nobody's name and city are short. */
const customer = {
  name: "Wolfeschlegelsteinhausenbergerdorff نور جہاں بیگم",
  email: "w@example.com",
  address: "x".repeat(200),
  city: "Taumatawhakatangihangakoauauotamatea",
  phone: "0300 5551234",
};

type Made = { number: string; offer: number; sheet: string; draft: number; sale: number; link: string };
/** An address or more for every path of the route table; a path that isn't here fails the test. */
const addresses = ({ number, offer, sheet, draft, sale, link }: Made): Readonly<Record<string, readonly string[]>> => ({
  "": [""],
  orders: [
    "orders",
    "orders?tick=yes",
    ...["confirm", "send", "cancel"].map((step) => `orders?do=${step}&orders=${number}.0`),
    "orders?q=xyzzy",
  ],
  "orders/:number": [
    `orders/${number}`,
    ...["cancel", "correct", "edit", "payment", "advance", "mark"].map((sheet) => `orders/${number}?${sheet}=yes`),
  ],
  "orders/:number/invoice": [`orders/${number}/invoice`],
  reviews: ["reviews", "reviews?stage=published", "reviews?stage=left-out"],
  packing: ["packing"],
  "packing/:number": [`packing/${number}`],
  making: ["making"],
  "sheets/new": ["sheets/new"],
  "sheets/:id": [sheet],
  "orders/:number/slip": [`orders/${number}/slip`],
  slips: [`slips?orders=${number},${number}`],
  offers: ["offers", "offers?q=xyzzy"],
  "offers/new": ["offers/new", `offers/new?again=${offer}`],
  "offers/:id": [`offers/${offer}`],
  "offers/:id/change": [`offers/${offer}/change`],
  "offers/:id/address": [`offers/${offer}/address`],
  pieces: ["pieces", "pieces?edit=1", "pieces?tick=yes", "pieces?did=hide&pieces=97.1&left=98"],
  "pieces/drafts": ["pieces/drafts"],
  "pieces/drafts/:draft/pictures?": [`pieces/drafts/${draft}`],
  "pieces/new/pictures?": ["pieces/new", "pieces/new/pictures"],
  "pieces/:id/pictures?": ["pieces/97", "pieces/97/pictures"],
  "pieces/:id/versions": ["pieces/97/versions"],
  "pieces/:id/share": ["pieces/97/share"],
  sales: ["sales", `sales?end=${sale}`],
  "sales/new": ["sales/new?pieces=1&pieces=97", "sales/new?listing=bridal-sets"],
  "sales/:id": [`sales/${sale}`],
  "shop/versions": ["shop/versions"],
  "shop/:section?": ["shop", ...shopSections.map(({ slug }) => `shop/${slug}`)],
  people: ["people"],
  "people/code": ["people/code"],
  "*": ["nowhere"],
  "welcome/:token": [link.replace(/^.*\/desk\//, "")],
  // Last: from here on nobody is signed in.
  "sign-out": ["sign-in"],
  "sign-in": ["sign-in"],
});

/** Data, files and ways out of the desk. */
const noScreens = [
  "orders/arrivals",
  "orders/csv",
  "orders/:number/latest",
  "orders/:number/proof",
  "orders/:number/whatsapp",
  "making/tick",
  "reviews/photos/:name",
  "people/phone",
  "manifest.webmanifest",
];

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path === undefined && !index ? [] : [path ?? ""]),
    ...pathsOf(children ?? []),
  ]);
}

/** What stands out of the window, but for what is in a row that scrolls by itself. */
function sticksOut(width: number): string[] {
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== "visible" || isCut(element.parentElement));
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > left && (right > width + 1 || left < -1) && !isCut(element.parentElement);
  });
  const page = document.documentElement.scrollWidth;
  return [
    ...(page > width ? [`the page: ${page}`] : []),
    ...wide.slice(-4).map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ];
}

test("no screen of the desk is wider than the window", async ({ page, deskShop, deskPort, problems }) => {
  test.slow();
  problems.allow(/status of 404/);
  const link = await deskShop.link();
  await enter(page, await deskShop.link(), `ثناء ملک ${"Longname".repeat(5)}`);
  const number = await placeOrder(deskPort, customer);
  await page.goto("/desk/pieces/97/pictures");
  const lying = await photo("IMG_1.jpg", 235);
  const buffer = await sharp(lying.buffer).rotate(90).toBuffer();
  await page.getByLabel("Choose pictures").setInputFiles([{ ...lying, buffer }]);
  await expect(page.getByRole("application", { name: /^Frame on/ })).toBeVisible();

  const { id: offer } = storeOffer(deskShop.file, { name: customer.name, note: "x".repeat(200) });
  const draft = storeDraft(deskShop.file);
  for (const path of [`orders/${number}`, `orders/${number}/invoice`])
    await page.evaluate(
      (address) => fetch(address, { method: "POST", body: new URLSearchParams("intent=step&step=confirm&seen=0") }),
      `/desk/${path}`,
    );
  await page.goto("/desk/sheets/new");
  await page.getByLabel("The sheet").fill(`CN No.\tConsignee\tCOD\n${"7".repeat(60)}\t${customer.name}\t100450`);
  await page.getByRole("button", { name: "Compare" }).click();
  await page.waitForURL(/\/sheets\/\d+$/);
  const sheet = new URL(page.url()).pathname.replace("/desk/", "");
  await page.goto("/desk/sales/new?pieces=1&pieces=97");
  await page.getByRole("button", { name: "Begin it now" }).click();
  await page.getByRole("link", { name: /^Change it/ }).click();
  await page.waitForURL(/\/sales\/\d+$/);
  const sale = Number(page.url().split("/").at(-1));
  const known = addresses({ number, offer, sheet, draft, sale, link });
  const paths = pathsOf(routes).filter((path) => !noScreens.includes(path));
  expect(Object.keys(known).sort(), "the paths of app/desk/routes.ts").toEqual(paths.sort());
  for (const address of Object.values(known).flat()) {
    if (address === "sign-in") await page.context().clearCookies();
    await page.goto(`/desk/${address}`.replace(/\/$/, ""));
    await expect(page.getByRole("main")).toBeVisible();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(sticksOut, width), `/desk/${address} at ${width} px`).toEqual([]);
    }
  }
});
