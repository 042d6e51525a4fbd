import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { listInline } from "./inline-list.server.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("base64");

test("of a page's scripts those are allowed that were rendered with the mark; the mark isn't left", () => {
  const html = [
    '<html><head><style id="stylesheet">a{}</style><link rel="modulepreload" nonce="mark" href="/a.js"/></head><body>',
    "<script>planted()</script><style>p{display:none}</style>",
    '<script nonce="">planted()</script><script data-x=\' nonce="other"\'>planted(2)</script>',
    '<script nonce="mark">one()</script><script nonce="mark" type="later">two()</script><script nonce="mark">one()</script>',
    '<script nonce="mark" src="/x.js"></script></body></html>',
  ].join("");
  const [, list = "", page] = /^<!--inline (.*?)-->(.*)$/s.exec(listInline(html, "mark", "a{}")) ?? [];
  expect(JSON.parse(list)).toEqual({ scripts: [hash("one()"), hash("two()")], styles: [hash("a{}")] });
  expect(page).toBe(html.replaceAll(' nonce="mark"', ""));
});
