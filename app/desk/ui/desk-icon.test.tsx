import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DeskIcon, deskIconNames } from "./desk-icon.tsx";

const sprite = readFileSync(new URL("../assets/icons-desk.svg", import.meta.url), "utf8");

test("the desk's sprite has a symbol for every icon name, and no other", () => {
  const ids = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...deskIconNames].sort());
  for (const name of deskIconNames)
    expect(renderToStaticMarkup(<DeskIcon name={name} />)).toMatch(/<svg viewBox=.*<path/);
});
