import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const hero = { name: "1-hero", hash: "a1b2c3d4", width: 810, height: 1080, tone: "sand" };
const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture of={hero} alt="Aina: a bridal set" sizes="50vw" {...props} />);

describe("a product's picture", () => {
  test("offers every width as AVIF and one WebP for old browsers", () => {
    const html = show();
    expect(html).toContain(
      'srcSet="/pictures/1-hero.a1b2c3d4.240.avif 240w, /pictures/1-hero.a1b2c3d4.480.avif 480w, /pictures/1-hero.a1b2c3d4.full.avif 810w"',
    );
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('src="/pictures/1-hero.a1b2c3d4.480.webp"');
  });

  test("reserves its space and has its alt text before it loads, without a style attribute", () => {
    const html = show({ className: "rounded-card" });
    expect(html).toMatch(/<img[^>]* width="810" height="1080"/);
    expect(html).toMatch(/<picture class="picture tone-sand rounded-card"/);
    expect(html).toContain('alt="Aina: a bridal set"');
    expect(html).not.toContain("style=");
  });

  test("loads lazily, unless it leads the page", () => {
    expect(show()).toMatch(/loading="lazy" decoding="async"/);
    expect(show()).not.toContain("fetchPriority");
    expect(show({ eager: true })).toContain('fetchPriority="high"');
    expect(show({ eager: true })).not.toContain("lazy");
  });
});
