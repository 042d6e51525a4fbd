import { expect, test } from "vitest";
import { dupattaInTheBox } from "./in-the-box.ts";

const named = (before: string) => `<ul><li>${before}<span class="added">, matching dupatta</span></li></ul>`;

test("the dupatta is the last of what is in the box, once", () => {
  expect(dupattaInTheBox("<ul><li>In the box: choker, tikka</li></ul>", "added")).toBe(
    named("In the box: choker, tikka"),
  );
  for (const written of ["choker, tikka, matching dupatta", "choker, tikka and matching dupatta"])
    expect(dupattaInTheBox(`<ul><li>In the box: ${written}</li></ul>`, "added")).toBe(
      named("In the box: choker, tikka"),
    );
});

test("without such a line nothing is added", () => {
  const html = "<p>In the box: nothing.</p><ul><li>Tikka 8 cm</li><li>matching dupatta</li></ul>";
  expect(dupattaInTheBox(html, "added")).toBe(html);
});
