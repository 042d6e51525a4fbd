import { listings, publicUrl, readHead } from "../page-head.ts";
import { expect, test } from "../test.ts";

const sold = ["/", ...listings, "/shop", "/product/1", "/product/97", "/product/137"];
const others = ["/returns", "/order-confirmation", "/cart", "/checkout"];

test("every page has a title and a description of its own, and one canonical address", async ({ request }) => {
  const pages = await Promise.all(
    [...sold, ...others].map(async (path) => ({ path, ...(await readHead(request, path)) })),
  );
  for (const { path, title, meta, canonical } of pages) {
    expect.soft(title, path).toMatch(/^.{10,}$/);
    expect.soft(title, path).toContain("Naqsh");
    expect.soft(meta.get("description")?.length, path).toBeGreaterThan(30);
    expect.soft(canonical, path).toBe(publicUrl + path);
    expect.soft(meta.get("og:title"), path).toBe(title);
    expect.soft(meta.get("og:description"), path).toBe(meta.get("description"));
    expect.soft(meta.get("og:url"), path).toBe(canonical);
    expect.soft(meta.get("og:site_name"), path).toBe("Naqsh");
    expect.soft(meta.get("theme-color"), path).toBe("#2a1630");
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ meta }) => meta.get("description"))).size).toBe(pages.length);
});

test("campaigns, filters and /home don't make another page", async ({ request }) => {
  expect((await readHead(request, "/product/1?utm_source=chat")).canonical).toBe(`${publicUrl}/product/1`);
  expect((await readHead(request, "/rings?sort=price-up")).canonical).toBe(`${publicUrl}/rings`);
  expect((await readHead(request, "/home")).canonical).toBe(`${publicUrl}/`);
});

test("what is sold shows a picture of 1200×630 where it is shared", async ({ request }) => {
  for (const path of sold) {
    const { meta } = await readHead(request, path);
    const address = meta.get("og:image") ?? "";
    const file = path.startsWith("/product/")
      ? `${path}/preview-[0-9a-f]{8}.jpg`
      : "/pictures/\\d+\\.[0-9a-f]+\\.preview\\.jpg";
    expect(address).toMatch(new RegExp(`^${publicUrl}${file}$`));
    expect(meta.get("twitter:card")).toBe("summary_large_image");
    expect(meta.get("twitter:image")).toBe(address);
    expect([meta.get("og:image:width"), meta.get("og:image:height")]).toEqual(["1200", "630"]);
    expect(meta.get("og:image:alt")).toMatch(/\w+/);

    const answer = await request.get(new URL(address).pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    const { width, height } = jpegSize(await answer.body());
    expect([width, height], path).toEqual([1200, 630]);
  }
});

/** From the first frame header: its marker is followed by length, precision, height and width. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  throw new Error("This is no JPEG.");
}

test("a shared product names the piece and its price; search engines read it, its offer and its breadcrumb", async ({
  request,
}) => {
  const { title, meta, data } = await readHead(request, "/product/1");
  expect(title).toBe("Aina, PKR 95,000 · Naqsh");
  expect(meta.get("og:type")).toBe("product");
  expect([meta.get("product:price:amount"), meta.get("product:price:currency")]).toEqual(["95000", "PKR"]);
  expect(meta.get("og:image:alt")).toContain("Aina: two-layer bridal set");

  const product = data.find((each) => each["@type"] === "Product");
  expect(product).toMatchObject({
    "@context": "https://schema.org",
    name: "Aina",
    description: "Two-layer bridal set of kundan flowers and emerald green",
    sku: "1",
    brand: { name: "Naqsh" },
    offers: {
      "@type": "Offer",
      url: `${publicUrl}/product/1`,
      price: 95000,
      priceCurrency: "PKR",
      availability: "https://schema.org/InStock",
    },
  });
  const images = product?.image as string[];
  expect(images).toHaveLength(3);
  for (const image of images) expect((await request.get(new URL(image).pathname)).status()).toBe(200);

  const trail = data.find((each) => each["@type"] === "BreadcrumbList");
  expect(trail?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${publicUrl}/` },
    { "@type": "ListItem", position: 2, name: "Bridal Sets", item: `${publicUrl}/bridal-sets` },
    { "@type": "ListItem", position: 3, name: "Aina", item: `${publicUrl}/product/1` },
  ]);
});

test("a sold-out piece is offered as such", async ({ request }) => {
  const { data } = await readHead(request, "/product/137");
  const product = data.find((each) => each["@type"] === "Product");
  expect(product?.offers).toMatchObject({ availability: "https://schema.org/OutOfStock" });
});

test("the home page alone says who we are; listings say where they stand", async ({ request }) => {
  const { data } = await readHead(request, "/");
  expect(data.find((each) => each["@type"] === "OnlineStore")).toMatchObject({
    name: "Naqsh",
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    telephone: "+923001234567",
    email: "salam@naqsh.pk",
  });
  for (const path of listings) {
    const { data: ofListing } = await readHead(request, path);
    expect(ofListing.map((each) => each["@type"]).toSorted()).toEqual(["BreadcrumbList", "ItemList"]);
    const trail = ofListing.find((each) => each["@type"] === "BreadcrumbList");
    expect(trail?.itemListElement, path).toMatchObject([{ position: 1 }, { position: 2, item: publicUrl + path }]);
  }
});
