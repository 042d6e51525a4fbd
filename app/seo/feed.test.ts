import { expect, test } from "vitest";
import { createEdition, type Edition, type EditionSource } from "../../catalogue/edition.ts";
import { fileEdition, fileSource } from "../../catalogue/file-edition.server.ts";
import { listings } from "../../catalogue/listings.ts";
import { settingsSchema } from "../../catalogue/settings-schema.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { PageRequest } from "../page-request.ts";
import { feed, feedText } from "./feed.ts";

type Item = Record<string, string[]>;

const asked = (edition: Edition) => ({ edition }) as PageRequest;

/** The items as a reader of XML gets them. */
async function readXml(edition: Edition): Promise<Item[]> {
  const xml = await (await feed(asked(edition))).text();
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="[^"]+">\n<channel>/);
  // Every `&` begins a reference, and nothing is in there that XML doesn't allow.
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
  expect(xml).not.toMatch(/(?![\n])\p{Cc}|[\p{Surrogate}\uFFFE\uFFFF]/u);
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, inside = ""]) => {
    const item: Item = {};
    for (const [, name = "", value = ""] of inside.matchAll(/<([\w:]+)>(.*?)<\/\1>/gs)) {
      const plain = /<g:country>(.*)<\/g:country><g:price>(.*)<\/g:price>/.exec(value)?.slice(1).join(":::") ?? value;
      expect(plain).not.toContain("<");
      item[name.replace("g:", "")] ??= [];
      item[name.replace("g:", "")]?.push(unescaped(plain));
    }
    return item;
  });
}

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The rows as a reader of tab-separated text gets them. */
async function readText(edition: Edition): Promise<Item[]> {
  const [head = "", ...lines] = (await (await feedText(asked(edition))).text()).trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    expect(cells).toHaveLength(names.length);
    return Object.fromEntries(
      cells.flatMap((cell, index): [string, string[]][] => {
        const name = names[index] ?? "";
        const plain = /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        if (plain === "") return [];
        return [[name, name === "additional_image_link" ? plain.split(",") : [plain]]];
      }),
    );
  });
}

function editionOf(change: Partial<EditionSource>): Edition {
  return createEdition({ ...fileSource, number: 1, ...change });
}

const [aina = expect.fail("no pieces")] = fileSource.products;
const settings = settingsSchema.parse(fileSource.settings);
const onlyPiece = (change: Partial<Product>) => editionOf({ products: [{ ...aina, ...change }] });
const itemOf = async (edition: Edition) => (await readXml(edition))[0] ?? expect.fail("no item");

const url = /^http:\/\/localhost:3000\/[!-~]+$/;
const jpeg = /^http:\/\/localhost:3000\/pictures\/[\w.-]+\.full\.jpg$/;
const money = /^[1-9]\d* PKR$/;

/** What Google asks of each field; `undefined` stands for one that may be missing. */
const rules: Record<string, (values: string[] | undefined) => boolean> = {
  id: (values) => isOne(values, /^[\w-]{1,50}$/),
  title: (values) => isOne(values, /^\S.{0,148}\S$/u),
  description: (values) => isOne(values, /^\S.{0,4998}\S$/su) && !/<\w|&\w+;|\t/.test(values?.[0] ?? ""),
  link: (values) => isOne(values, url),
  image_link: (values) => isOne(values, jpeg),
  additional_image_link: (values = []) => values.length <= 10 && values.every((value) => jpeg.test(value)),
  availability: (values) => isOne(values, /^(in_stock|out_of_stock)$/),
  price: (values) => isOne(values, money),
  sale_price: (values) => !values || isOne(values, money),
  condition: (values) => isOne(values, /^new$/),
  brand: (values) => isOne(values, /^.{1,70}$/),
  identifier_exists: (values) => isOne(values, /^no$/),
  google_product_category: (values) => isOne(values, /^(188|3032)$/),
  product_type: (values) => values?.length === 1 && listings.some(({ title }) => title === values[0]),
  max_handling_time: (values) => !values || isOne(values, /^\d+$/),
  shipping: (values) => isOne(values, /^PK:::\d+ PKR$/),
};

function isOne(values: string[] | undefined, pattern: RegExp): boolean {
  return values?.length === 1 && pattern.test(values[0] ?? "");
}

/** The names of the fields that break a rule, or that have none. */
const broken = (item: Item) => [
  ...Object.entries(rules).flatMap(([name, isKept]) => (isKept(item[name]) ? [] : name)),
  ...Object.keys(item).filter((name) => !(name in rules)),
];

test("every piece of the shop, each field by Google's rules, in both formats alike", async () => {
  const items = await readXml(fileEdition);
  expect(items.map(({ id }) => Number(id?.[0]))).toEqual(fileSource.products.map(({ id }) => id));
  for (const item of items) expect(broken(item), JSON.stringify(item)).toEqual([]);
  const inOneLine = (item: Item): Item => ({
    ...item,
    description: [item.description?.[0]?.replace(/\n/g, " ") ?? ""],
  });
  expect(await readText(fileEdition)).toEqual(items.map(inOneLine));
});

test("leading pictures have 1,000 pixels on their long side, the others more than the 500 × 500 that are asked for", () => {
  const { pictures } = fileSource.pictures;
  for (const { images } of fileSource.products)
    for (const [index, name] of images.entries()) {
      const { width = 0, height = 0 } = pictures.get(name) ?? {};
      expect(Math.max(width, height), name).toBeGreaterThanOrEqual(index === 0 ? 1_000 : 500);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(500);
    }
});

test("a piece, field by field", async () => {
  expect(await itemOf(fileEdition)).toEqual({
    id: ["1"],
    title: ["Aina: two-layer bridal set of kundan flowers and emerald green"],
    description: [
      expect.stringMatching(/^A bridal set: two-layer necklace.*\n- Choker layer 18 cm across, .*\n- In the box: /s),
    ],
    link: ["http://localhost:3000/product/1"],
    image_link: [expect.stringContaining("/pictures/1-hero.")],
    additional_image_link: [expect.stringContaining("/1-worn."), expect.stringContaining("/1-macro.")],
    availability: ["in_stock"],
    price: ["95000 PKR"],
    condition: ["new"],
    brand: ["Naqsh"],
    identifier_exists: ["no"],
    google_product_category: ["188"],
    product_type: ["Bridal Sets"],
    max_handling_time: ["15"],
    shipping: ["PK:::250 PKR"],
  });
});

test("sold out by hand or by count", async () => {
  expect((await itemOf(onlyPiece({ inStock: false }))).availability).toEqual(["out_of_stock"]);
  const counted = editionOf({ products: [aina], stock: new Map([[aina.id, { "": 0 }]]) });
  expect((await itemOf(counted)).availability).toEqual(["out_of_stock"]);
});

test("on sale both prices are named; delivery is free from the shop's sum on, by the price that is charged", async () => {
  const products = [{ ...aina, salePrice: 80_000 }];
  const item = await itemOf(editionOf({ products }));
  expect([item.price, item.sale_price]).toEqual([["95000 PKR"], ["80000 PKR"]]);
  const from = async (freeDeliveryFrom: number) =>
    (await itemOf(editionOf({ products, settings: { ...settings, freeDeliveryFrom } }))).shipping;
  expect(await from(80_000)).toEqual(["PK:::0 PKR"]);
  expect(await from(80_001)).toEqual(["PK:::250 PKR"]);
});

test("a clutch has a category of its own; a piece from the shelf needs no making", async () => {
  const item = await itemOf(onlyPiece({ listings: ["clutches"], badge: "Ready to Ship" }));
  expect(item).toMatchObject({ google_product_category: ["3032"], product_type: ["Clutches"] });
  expect(item).not.toHaveProperty("max_handling_time");
});

test("a piece that is new at the desk, with an uploaded picture", async () => {
  const name = "photo-0123456789ab";
  const picture = { name, hash: "89abcdef", width: 1200, height: 1600, tone: "sand" };
  const pictures = { pictures: new Map([[name, picture]]), previews: new Map() };
  const item = await itemOf(editionOf({ products: [{ ...aina, id: 136, images: [name] }], pictures }));
  expect(broken(item)).toEqual([]);
  expect(item).toMatchObject({ id: ["136"], image_link: [`http://localhost:3000/pictures/${name}.89abcdef.full.jpg`] });
  expect(item).not.toHaveProperty("additional_image_link");
});

test("quotes, Urdu, mark-up, control and invisible characters come through as plain text", async () => {
  const edition = onlyPiece({
    name: 'The "Noor" & نور',
    summary: '12" chain\u0007, <gold>\u200b\uffff\tplated\ud800',
    description:
      '<strong>Description:</strong><p>Say "نور" &amp; <em>wear</em> it&nbsp;<a href="https://naqsh.pk">here</a>.<br>\u2028\u0000</p><ul><li>5 &lt; 6 &quot;cm&quot;</li><li></li></ul><ol><li>two</li></ol>',
  });
  const [item = {}] = await readXml(edition);
  expect(broken(item)).toEqual([]);
  expect(item.title).toEqual(['The "Noor" & نور: 12" chain, <gold> plated\ufffd']);
  expect(item.description).toEqual(['Say "نور" & wear it here.\n- 5 < 6 "cm"\n- two']);
  const [row = {}] = await readText(edition);
  expect(row.title).toEqual(item.title);
  expect(row.description).toEqual(['Say "نور" & wear it here. - 5 < 6 "cm" - two']);
});

test("long texts are cut between words", async () => {
  const item = await itemOf(
    onlyPiece({ summary: "golden ".repeat(30), description: `<p>${"golden ".repeat(900)}</p>` }),
  );
  expect(item.title?.[0]).toMatch(/ golden…$/);
  expect(item.description?.[0]).toMatch(/ golden…$/);
  expect(broken(item)).toEqual([]);
});
