import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/arbitraries.ts";
import { descriptionBlocks, htmlToText, plainDescription, textToHtml } from "./description-text.ts";

test("paragraphs and dashed lines become HTML, and the same text again", () => {
  const text = "Two medallions.\n\nPearl strands\njoin them.\n\n- 18 cm across\n- 22k & brass <light>";
  const html =
    "<strong>Description:</strong><p>Two medallions.</p><p>Pearl strands<br />join them.</p><ul><li>18 cm across</li><li>22k &amp; brass &lt;light&gt;</li></ul>";
  expect(textToHtml(text)).toBe(html);
  expect(htmlToText(html)).toBe(text);
});

test("dashes of every kind, empty ones and empty lines between facts make one list", () => {
  expect(descriptionBlocks("One\n• two\n\n– three\n-\n* four\nfive")).toEqual([
    { kind: "paragraph", lines: ["One"] },
    { kind: "facts", facts: ["two", "three", "four"] },
    { kind: "paragraph", lines: ["five"] },
  ]);
});

test("HTML that text can't express has no text", () => {
  for (const html of [
    '<p>See <a href="https://naqsh.pk">here</a></p>',
    "<p>Without the heading</p>",
    "<strong>Description:</strong><p>A <em>word</em></p>",
    "<strong>Description:</strong><ol><li>one</li></ol>",
    "<strong>Description:</strong><p>- not a fact</p>",
  ])
    expect(htmlToText(html), html).toBeUndefined();
  expect(htmlToText("")).toBe("");
  expect(textToHtml(" \n - \n")).toBe("");
});

test("whatever is typed, the stored HTML converts to text that gives the same HTML", () => {
  const typed = fc.array(fc.oneof(anyText, fc.constantFrom("", "- ", "-", "<b>", "&amp;", "</p>", "•", " — ")), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(typed, fc.constantFrom("\n", "\r\n", "\n\n", ""), (parts, between) => {
      const html = textToHtml(parts.join(between));
      const text = htmlToText(html);
      expect(text).toBeDefined();
      expect(textToHtml(text ?? "")).toBe(html);
      expect(html.replace(/<\/?(?:strong|p|ul|li)>|<br \/>/g, "")).not.toMatch(/[<>]/);
    }),
  );
});

test("whatever is typed reads the same as plain text, without empty lines", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const html = textToHtml(text);
      const lines = (htmlToText(html) ?? "").split("\n").map((line) => line.replace(/\s+/g, " ").trim());
      expect(plainDescription(html)).toBe(lines.filter((line) => line !== "").join("\n"));
    }),
  );
});
