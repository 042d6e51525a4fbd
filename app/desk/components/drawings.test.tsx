import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { iconNames } from "../../components/icon.tsx";
import { DeskIcon, deskIconNames } from "./desk-icon.tsx";
import { Drawings } from "./drawings.tsx";

const ids = [...renderToStaticMarkup(<Drawings />).matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);

test("every icon of shop and desk is drawn in the page once, under a name of its own", () => {
  const due = [...iconNames.map((name) => `icon-${name}`), ...deskIconNames.map((name) => `desk-icon-${name}`)];
  expect(ids.sort()).toEqual(due.sort());
  for (const name of deskIconNames) {
    const [, id] = /href="#([\w-]+)"/.exec(renderToStaticMarkup(<DeskIcon name={name} />)) ?? [];
    expect(ids).toContain(id);
  }
});
