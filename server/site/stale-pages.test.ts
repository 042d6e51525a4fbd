import { describe, expect, test } from "vitest";
import { createEdition, type EditionSource } from "../../catalogue/edition.ts";
import { fileEdition as before, fileSource } from "../../catalogue/file-edition.server.ts";
import { relatedAtOnce } from "../../shop/limits.ts";
import { homePath } from "../../shop/paths.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { createReview } from "../../shop/testing/reviews.ts";
import { stalePages } from "./stale-pages.ts";

const changed = (changes: Partial<EditionSource>) => createEdition({ ...fileSource, number: 1, ...changes });
const withPiece = (id: number, change: Partial<Product>) =>
  changed({
    products: fileSource.products.map((product) => (product.id === id ? { ...product, ...change } : product)),
  });

describe("the pages that a change makes stale", () => {
  test("none when nothing that is shown has changed", () => {
    const same = changed({ products: fileSource.products.map((product) => ({ ...product })) });
    expect(stalePages(before, same)).toEqual(new Set());
  });

  test("a price: the piece, its listings, the search index, sitemap, feed, and pieces that it is related to or goes with; not home", () => {
    const stale = stalePages(before, withPiece(98, { price: 9900 }));
    if (stale === "all") throw new Error("all");
    expect([...stale]).toEqual(
      expect.arrayContaining([
        ...["/product/98", "/rings", "/shop", "/search.json", "/pieces.json"],
        ...["/sitemap.xml", "/feed.xml", "/feed.tsv"],
      ]),
    );
    expect(stale).not.toContain("/earrings");
    expect(stale).not.toContain(homePath);
    const others = [...stale].filter((path) => /^\/product\/(?!98$)/.test(path));
    const pieces = others.flatMap((path) => before.catalogue.product(Number(path.split("/").at(-1))) ?? []);
    const [related = [], completed = []] = [true, false].map((isRing) =>
      pieces.filter(({ category }) => (category === "Rings") === isRing),
    );
    const rings = before.catalogue.listing("rings").length - 1;
    expect(related).toHaveLength(Math.min(relatedAtOnce, rings));
    for (const piece of related) expect(before.catalogue.related(piece).map(({ id }) => id)).toContain(98);
    expect(completed).not.toEqual([]);
    for (const piece of completed) expect(before.catalogue.sets.of(piece).pieces.map(({ id }) => id)).toContain(98);
  });

  test("a piece of the home page: home as well", () => {
    expect(stalePages(before, withPiece(38, { name: "Jhumka" }))).toContain(homePath);
  });

  test("a piece that comes or goes: the sitemap, and the pages of both editions", () => {
    const gone = changed({ products: fileSource.products.filter(({ id }) => id !== 98) });
    expect(stalePages(before, gone)).toContain("/sitemap.xml");
    expect(stalePages(before, gone)).toContain("/product/98");
    expect(stalePages(gone, before)).toContain("/rings");
    const moved = withPiece(79, { listings: ["accessories", "rings"] });
    expect(stalePages(before, moved)).toContain("/rings");
  });

  test("the last one left: as any change of the piece", () => {
    expect(stalePages(before, changed({ stock: new Map([[98, { "": 1 }]]) }))).toContain("/rings");
    expect(stalePages(before, changed({ stock: new Map([[98, { "": 7 }]]) }))).toEqual(new Set());
  });

  test("a review: as any change of the piece; an answer to it: the piece's page alone", () => {
    const review = createReview({ rating: 4 });
    const reviewed = changed({ reviews: new Map([[98, [review]]]) });
    expect(stalePages(before, reviewed)).toContain("/rings");
    const answered = changed({ reviews: new Map([[98, [{ ...review, answer: "Mubarak." }]]]) });
    expect(stalePages(reviewed, answered)).toEqual(new Set(["/product/98"]));
  });

  test("a policy: its page alone; its title, the settings, or very many pieces: every page", () => {
    const { returns } = fileSource.policies;
    const reworded = changed({ policies: { ...fileSource.policies, returns: { ...returns, intro: "Write to us." } } });
    expect(stalePages(before, reworded)).toEqual(new Set(["/returns"]));
    const renamed = changed({ policies: { ...fileSource.policies, returns: { ...returns, title: "Returns" } } });
    expect(stalePages(before, renamed)).toBe("all");
    expect(stalePages(before, changed({ settings: { ...fileSource.settings, deliveryCharge: 300 } }))).toBe("all");
    const many = Array.from({ length: 201 }, (_, index) => ({
      ...(fileSource.products[0] as Product),
      id: 1000 + index,
    }));
    expect(stalePages(before, changed({ products: [...fileSource.products, ...many] }))).toBe("all");
  });
});
