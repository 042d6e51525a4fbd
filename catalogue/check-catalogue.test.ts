import { describe, expect, it } from "vitest";
import { nounsOfCategory } from "../shop/pieces/nouns.ts";
import { describeCatalogue } from "./catalogue-report.ts";
import { type CatalogueData, checkCatalogue, checkFiles } from "./check-catalogue.ts";
import { describeFault } from "./fault.ts";
import { intros, listingOf, listings } from "./listings.ts";
import { parsePictures } from "./pictures.ts";
import { policies } from "./policies.ts";
import { listingOfCategory } from "./product-schema.ts";
import { settings } from "./settings.ts";
import { sampleProducts } from "./testing/sample-catalogue.ts";
import { sampleManifest } from "./testing/sample-pictures.ts";

const sound: CatalogueData = {
  records: sampleProducts,
  manifest: sampleManifest,
  files: new Set(parsePictures(sampleManifest).files.keys()),
  settings,
  policies,
  listings: listings.map((listing) => ({ ...listing, intro: intros[listing.slug] })),
};

const faultsWith = (change: Partial<CatalogueData>) =>
  checkCatalogue({ ...sound, ...change }).faults.map(describeFault);
const recordsWith = (changes: Record<number, object>) =>
  sampleProducts.map((product) => ({ ...product, ...changes[product.id] }));
const products = "catalogue/products.json";

describe("the check of the catalogue", () => {
  it("finds nothing wrong with the shop's own data", () => {
    expect(checkFiles(sound).faults).toEqual([]);
  });

  it("asks the files, but not the database, for material, weight and a noun on every card", () => {
    const { material: _, weight: __, ...bare } = sampleProducts[0] ?? {};
    const summary = "White-stone, antique-finish cocktail ring";
    const records = [bare, ...recordsWith({ 97: { summary, price: 0 } }).slice(1)];
    expect(faultsWith({ records })).toEqual([`${products}, product 97, price: is below 100`]);
    expect(checkFiles({ ...sound, records }).faults.map(describeFault)).toEqual([
      `${products}, product 97, price: is below 100`,
      `${products}, product 1, material: is missing`,
      `${products}, product 1, weight: is missing`,
      `${products}, product 97, summary: says none of these within its first 24 characters: ring, rings, band`,
    ]);
  });

  it("knows nouns of every category", () => {
    expect(Object.keys(nounsOfCategory).sort()).toEqual(Object.keys(listingOfCategory).sort());
  });

  it("names what a piece is said to go with and isn't there, or is the piece itself", () => {
    const records = recordsWith({ 1: { goesWith: [68, 34] }, 2: { goesWith: [2] } });
    expect(faultsWith({ records })).toEqual([
      `${products}, product 2, goesWith: names the piece itself`,
      `${products}, product 1, goesWith: there is no product 34`,
    ]);
  });

  it("names every planted fault by file, id, field and reason, all at once", () => {
    const records = [
      ...recordsWith({
        1: { price: 0 },
        2: { badge: "New" },
        3: { description: `<p>Raani haar</p><script>steal()</script>` },
        4: { description: `<p><img src="x" onerror="steal()"><a href="javascript:steal()">x</a></p>` },
        5: { images: ["5-hero", "5-back"], hoverImage: "5-hero" },
      }),
      sampleProducts[5],
    ];
    expect(checkCatalogue({ ...sound, records }).faults).toEqual([
      { file: products, id: 1, field: "price", reason: "is below 100" },
      { file: products, id: 2, field: "badge", reason: "must be one of: Made to Order, Ready to Ship" },
      { file: products, id: 6, field: "id", reason: "stands in records 6 and 136" },
      { file: products, id: 3, field: "description", reason: "holds <script>, which is not allowed there" },
      { file: products, id: 4, field: "description", reason: "holds <img>, which is not allowed there" },
      {
        file: products,
        id: 4,
        field: "description",
        reason: 'holds a link to "javascript:steal()", which is not allowed there',
      },
      { file: products, id: 5, field: "images", reason: "there is no picture 5-back; see npm run pictures" },
    ]);
  });

  it("reports every fault of a record or setting, not only the first", () => {
    const change = { price: 0, description: "<script>x()</script>", images: ["1-front"], hoverImage: "1-front" };
    const searchSamples = [34, 38, 56, 97, 84];
    expect(
      faultsWith({ records: recordsWith({ 1: change }), settings: { ...settings, phone: "", searchSamples } }),
    ).toEqual([
      `${products}, product 1, price: is below 100`,
      `${products}, product 1, description: holds <script>, which is not allowed there`,
      `${products}, product 1, images: there is no picture 1-front; see npm run pictures`,
      "catalogue/settings.json, phone: must be digits only, country code first: 923001234567",
      "catalogue/settings.json, searchSamples: there is no product 34",
    ]);
  });

  it("names a product whose first picture has no link preview", () => {
    const { 8: _, ...previews } = sampleManifest.previews;
    expect(faultsWith({ manifest: { ...sampleManifest, previews } })).toEqual([
      `${products}, product 8, images: there is no link preview of 8-hero; see npm run pictures`,
    ]);
  });

  it("names pictures whose files are gone", () => {
    const files = new Set([...sound.files].filter((file) => !/^(97-macro\..*480\.avif|8\..*preview\.jpg)$/.test(file)));
    const reasons = faultsWith({ files });
    expect(reasons).toHaveLength(2);
    expect(reasons).toContainEqual(
      expect.stringMatching(/pictures\.json, 97-macro, 97-macro\.\w+\.480\.avif: is not in pictures\/$/),
    );
    expect(reasons).toContainEqual(
      expect.stringMatching(/pictures\.json, 8, 8\.\w+\.preview\.jpg: is not in pictures\/$/),
    );
  });

  it("names an invalid manifest", () => {
    expect(faultsWith({ manifest: [] })).toContainEqual(expect.stringMatching(/^catalogue\/pictures\.json, /));
  });
});

describe("the check of settings, listings and policies", () => {
  it.each<[string, object]>([
    ["phone: must be digits only, country code first: 923001234567", { phone: "+92 300 1234567" }],
    ["phoneDisplay: is another number than phone", { phoneDisplay: "0300 7654321" }],
    ["email: is not an e-mail address", { email: "salam at naqsh.pk" }],
    [
      "social.url: must be a full address beginning with https://",
      { social: { ...settings.social, url: "javascript:x()" } },
    ],
    ["wallet.accountTitle: is empty", { wallet: { ...settings.wallet, accountTitle: "" } }],
    ["raast.iban: This IBAN isn’t complete: PK and 22 more signs.", { raast: { accountTitle: "Naqsh" } }],
    [
      "raast.iban: This IBAN isn’t complete: PK and 22 more signs.",
      { raast: { iban: "PK36 SCBL 0000 0011 2345 6702", accountTitle: "Naqsh" } },
    ],
    [
      "raast.iban: A sign in this IBAN is wrong. Compare it with your bank’s app.",
      { raast: { iban: "PK36SCBL0000001123456703", accountTitle: "Naqsh" } },
    ],
    ["raast.accountTitle: is missing", { raast: { iban: "PK36SCBL0000001123456702" } }],
    ["deliveryCharge: must be a whole number", { deliveryCharge: 249.5 }],
    ["deliveryCharge: is below 0", { deliveryCharge: -1 }],
    ["placingDelay: is above 30000", { placingDelay: 2_500_000 }],
    ["searchSamples: there is no product 34", { searchSamples: [1, 34, 56, 97, 84] }],
    ["searchSamples: has fewer than 5", { searchSamples: [1, 38, 56, 97] }],
    ["bannerSlides: needs at least one slide", { bannerSlides: [] }],
    ["announcement: there is no blank called {making days}", { announcement: "Ready in {making days}" }],
    [
      "whatsAppTexts.sent: there is no blank called {parcel}",
      { whatsAppTexts: { ...settings.whatsAppTexts, sent: "{name}, {parcel} is on its way" } },
    ],
    ["makingDays.to: is below from", { makingDays: { from: 15, to: 10 } }],
    [
      "bannerSlides: has more than 5 slides",
      { bannerSlides: Array.from({ length: 6 }, () => settings.bannerSlides[0]) },
    ],
    ["name: is missing", { name: undefined }],
    ["colour: is not a field we know", { colour: "red" }],
  ])("names the setting: %s", (reason, change) => {
    expect(faultsWith({ settings: { ...settings, ...change } as typeof settings })).toEqual([
      `catalogue/settings.json, ${reason}`,
    ]);
  });

  it("names a slide's fault by its index", () => {
    const [first, ...others] = settings.bannerSlides;
    if (!first) return expect.fail("no slides");
    const slides = (change: object) => ({
      settings: { ...settings, bannerSlides: [{ ...first, ...change }, ...others] },
    });
    expect(faultsWith(slides({ ground: "cream" }))).toEqual([
      "catalogue/settings.json, bannerSlides.0.ground: is not a colour like #EFE6D8",
    ]);
    expect(faultsWith(slides({ art: { ...first.art, mobile: "banner-art-9-mobile" } }))).toEqual([
      "catalogue/settings.json, bannerSlides.0.art.mobile: there is no picture banner-art-9-mobile; see npm run pictures",
    ]);
  });

  it("names unknown products on the home page", () => {
    const [first] = settings.homeCarousels;
    if (!first) throw new Error("no carousel");
    const homeCarousels = [{ ...first, products: [38, 34, 97] }];
    expect(faultsWith({ settings: { ...settings, homeCarousels, shopWindow: [1, 35] } })).toEqual([
      "catalogue/settings.json, earrings, homeCarousels: there is no product 34",
      "catalogue/settings.json, earrings, homeCarousels: product 97 is not in this listing",
      "catalogue/settings.json, shopWindow: there is no product 35",
    ]);
    expect(faultsWith({ listings: [{ ...listingOf("earrings"), intro: "", picture: "38-back" }] })).toEqual([
      "catalogue/listings.ts, earrings, intro: is empty",
      "catalogue/listings.ts, earrings, picture: there is no picture 38-back; see npm run pictures",
    ]);
  });

  it("names a policy's fault", () => {
    const returns = { ...policies.returns, sections: [{ heading: "Damaged" }] };
    expect(faultsWith({ policies: { ...policies, returns } })).toEqual([
      "catalogue/policies.json, returns, sections.0: needs a text or points",
    ]);
  });
});

describe("the table", () => {
  const text = describeCatalogue(checkCatalogue(sound));

  it.each([
    /^Earrings +31 +2,500 PKR +28,000 PKR +\d+ +\d+ +1$/m,
    /^Chokkars +16 +15,500 PKR +38,500 PKR +\d+ +\d+ +1$/m,
    /^Long Chains +7 +14,500 PKR +38,000 PKR +4 +3 +0$/m,
    /^Bangles +13 /m,
    /^Rings +18 /m,
    /^Bridal Sets +29 +28,000 PKR +120,000 PKR +\d+ +\d+ +1$/m,
    /^Mathapatti +6 /m,
    /^Accessories +17 /m,
    /^Clutches +8 /m,
    /^everything +135 +2,500 PKR +120,000 PKR +86 +49 +4$/m,
    /^Pictures: 395 of products, 135 link previews/m,
    /^Sold out: Shahbano \(25\), Phulkari Potli \(91\), Nazneen \(115\), Zulekha \(137\)$/m,
  ])("holds %s", (line) => {
    expect(text).toMatch(line);
  });
});
