import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Rating } from "./rating.tsx";

const drawn = (element: React.ReactElement) => {
  const html = renderToStaticMarkup(element);
  return {
    html,
    lines: html.match(/fill="none"/g)?.length ?? 0,
    paths: html.match(/<path/g)?.length ?? 0,
    cut: /<svg[^>]*><path.*<svg [^>]*width="([\d.]+)"/.exec(html)?.[1],
  };
};

test("whole nuqtas are filled, a part is cut, the rest are lines", () => {
  const { html, lines, paths, cut } = drawn(<Rating mean={3.5} count={12} size={13} />);
  expect(html).toContain('role="img" aria-label="3.5 of 5, 12 reviews"');
  expect({ lines, paths, cut }).toEqual({ lines: 2, paths: 6, cut: "12.0" });
});

test("a single review is read out without a count", () => {
  const { html, lines, paths, cut } = drawn(<Rating mean={4} size={12} />);
  expect(html).toContain('aria-label="4 of 5"');
  expect({ lines, paths, cut }).toEqual({ lines: 1, paths: 5, cut: undefined });
});

test("a card has one nuqta", () => {
  const { html, lines, paths } = drawn(<Rating mean={2.1} count={3} size={11} />);
  expect(html).toContain('aria-label="2.1 of 5, 3 reviews"');
  expect({ lines, paths }).toEqual({ lines: 0, paths: 1 });
});
