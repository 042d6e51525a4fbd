import { describe, expect, it } from "vitest";
import { createReview } from "../shop/testing/reviews.ts";
import { createEdition, shownSettings } from "./edition.ts";
import { fileSource } from "./file-edition.server.ts";

const edition = createEdition({
  ...fileSource,
  number: 7,
  settings: { ...fileSource.settings, deliveryCharge: 300, makingDays: { from: 5, to: 8 } },
});

describe("an edition", () => {
  it("fills the blanks of every text about delivery or making time", () => {
    expect(edition.settings.promises.map(({ text }) => text)).toContain("One flat charge of 300 PKR, to any city.");
    expect(edition.settings.bannerSlides[0]?.line).toContain("ready in about 5 to 8 days.");
    expect(edition.intros["bridal-sets"]).toContain("by hand, in about 5 to 8 days.");
    expect(JSON.stringify(edition.policies)).toContain("pieces take about 5 to 8 days by hand");
    expect(JSON.stringify(edition.policies)).toContain("one flat charge of 300 PKR");
  });

  it("doesn't fill the blanks of messages: an order does", () => {
    expect(edition.settings.whatsAppTexts.confirm).toContain("{name}");
  });

  it("rates pieces by their published reviews, and leaves the others the same object", () => {
    const reviews = new Map([[1, [createReview({ rating: 5 }), createReview({ rating: 4 })]]]);
    const reviewed = createEdition({ ...fileSource, reviews });
    const again = createEdition({ ...fileSource, reviews: new Map(reviews) });
    expect(reviewed.catalogue.product(1)).toMatchObject({ name: "Aina", rating: { mean: 4.5, count: 2 } });
    expect(again.catalogue.product(1)).toBe(reviewed.catalogue.product(1));
    expect(reviewed.catalogue.product(2)).toBe(edition.catalogue.product(2));
    expect(edition.catalogue.product(1)).not.toHaveProperty("rating");
  });

  it("gives pages the settings that every page needs, and no more", () => {
    const shown = shownSettings(edition);
    expect(shown).toMatchObject({ makingTime: "about 5 to 8 days", policyTitles: { returns: expect.any(String) } });
    for (const kept of ["bannerSlides", "homeCarousels", "shopWindow", "slipAddress", "whatsAppTexts"]) {
      expect(shown).not.toHaveProperty(kept);
    }
  });
});
