import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packageBin } from "./package-bin.ts";

/** What each folder may not import. The walls themselves stand in biome.json; these are faults planted before them. */
const faults: Record<string, Record<string, string>> = {
  "lint/style/noRestrictedImports": {
    "shop/server.ts": 'import { a } from "../server/app.ts"; export const b = a;',
    "shop/catalogue.ts": 'import { a } from "../catalogue/listings.ts"; export const b = a;',
    "shop/detour.ts": 'import { a } from "./../server/app.ts"; export const b = a;',
    "shop/clock.ts": 'import { hrtime } from "node:process"; export const b = hrtime;',
    "shop/react.ts": 'import { useState } from "react"; export const b = useState;',
    "shop/type.ts": 'import type { A } from "../server/app.ts"; export type B = A;',
    "shop/mixed-type.ts": 'import { type A } from "../server/app.ts"; export type B = A;',
    "shop/re-export.ts": 'export { a } from "../server/app.ts";',
    "shop/dynamic.ts": 'export const b = import("../server/app.ts");',
    "shop/effect.ts": 'import "../server/app.ts";',
    "shop/server.test.ts": 'import { a } from "../server/app.ts"; export const b = a;',
    "shop/order/server.ts": 'import { a } from "../../server/app.ts"; export const b = a;',
    "shop/order/react.ts": 'import { useState } from "react"; export const b = useState;',
    "shop/order/testing.ts": 'import { a } from "../testing/orders.ts"; export const b = a;',
    "shop/order/server.test.ts": 'import { a } from "../../server/app.ts"; export const b = a;',
    "shop/testing/catalogue.ts": 'import { a } from "../../catalogue/listings.ts"; export const b = a;',
    "catalogue/app.ts": 'import { a } from "../app/root.tsx"; export const b = a;',
    "catalogue/server.ts": 'import type { A } from "../server/app.ts"; export type B = A;',
    "catalogue/testing/scripts.ts": 'import { a } from "../../scripts/build.ts"; export const b = a;',
    "server/app-root.ts": 'import { a } from "../app/root.tsx"; export const b = a;',
    "server/orders/component.ts": 'import type { A } from "../../app/ui/button.tsx"; export type B = A;',
    "server/orders/script.ts": 'import { a } from "../../scripts/build.ts"; export const b = a;',
    "app/entry.ts": 'import { a } from "../server/main.ts"; export const b = a;',
    "app/home/server.ts": 'import type { A } from "../../server/app.ts"; export type B = A;',
    "app/home/script.ts": 'import { a } from "../../scripts/build.ts"; export const b = a;',
    "app/home/other-screen.tsx": 'import { a } from "../listing/grid.tsx"; export const b = a;',
    "app/home/other-screens-type.tsx": 'import type { A } from "../product/gallery.tsx"; export type B = A;',
    "app/home/root.tsx": 'import { a } from "../root.tsx"; export const b = a;',
    "app/home/found-route.tsx": 'import { a } from "../search/index-route.ts"; export const b = a;',
    "app/home/routers-link.tsx": 'import { Link } from "react-router"; export const b = Link;',
    "app/ui/routers-link.tsx": 'import { NavLink } from "react-router"; export const b = NavLink;',
    "app/browse/screen.tsx": 'import { a } from "../listing/grid.tsx"; export const b = a;',
    "app/ui/browse.tsx": 'import { a } from "../browse/pieces.tsx"; export const b = a;',
    "app/ui/screen.tsx": 'import { a } from "../home/banner.tsx"; export const b = a;',
    "app/home/cart-screen.tsx": 'import { a } from "../cart/cart-view.tsx"; export const b = a;',
    "app/ui/screens-type.tsx": 'import type { A } from "../checkout/form.tsx"; export type B = A;',
    "app/root-desk.tsx": 'import { a } from "./desk/ui/frame.tsx"; export const b = a;',
    "app/home/desk.tsx": 'import { a } from "../desk/ui/frame.tsx"; export const b = a;',
    "app/device/screen.tsx": 'import { a } from "../saved/saved-list.tsx"; export const b = a;',
    "app/proof/screen.tsx": 'import type { A } from "../order/order-view.tsx"; export type B = A;',
    "app/placing/screen.tsx": 'import { a } from "../checkout/checkout-form.tsx"; export const b = a;',
    "app/desk/shop-screen.tsx": 'import { a } from "../home/banner.tsx"; export const b = a;',
    "app/desk/catalogue.ts": 'import { a } from "../../catalogue/listings.ts"; export const b = a;',
    "app/desk/server.ts": 'import type { A } from "../../server/app.ts"; export type B = A;',
    "app/desk/orders/other-screen.tsx": 'import { a } from "../today/today.tsx"; export const b = a;',
    "app/desk/orders/shop-screen.tsx": 'import { a } from "../../cart/cart-view.tsx"; export const b = a;',
    "app/desk/orders/server.ts": 'import { a } from "../../../server/app.ts"; export const b = a;',
    "app/desk/ui/screen.tsx": 'import { a } from "../orders/order-list.tsx"; export const b = a;',
    "server/desk/app.ts": 'import { a } from "../../app/desk/ui/frame.tsx"; export const b = a;',
    "server/follow/app.ts": 'import type { A } from "../../app/order/order-view.tsx"; export type B = A;',
    "server/catalogue/script.ts": 'import { a } from "../../scripts/build.ts"; export const b = a;',
    "app/saved-cart/search.ts": 'import { a } from "../search/panel.tsx"; export const b = a;',
  },
  "lint/suspicious/noImportCycles": {
    "shop/cycle-one.ts": 'import { two } from "./cycle-two.ts"; export const one = () => two;',
    "shop/cycle-two.ts": 'import { one } from "./cycle-one.ts"; export const two = () => one;',
    "app/home/type-cycle-one.ts": 'import type { Two } from "./type-cycle-two.ts"; export type One = Two[];',
    "app/home/type-cycle-two.ts": 'import type { One } from "./type-cycle-one.ts"; export type Two = { one: One };',
  },
  plugin: {
    "shop/inline-type.ts": 'export type B = import("../server/app.ts").A;',
  },
  "lint/performance/noBarrelFile": {
    "app/ui/index.ts": 'export { a } from "./button.tsx"; export { b } from "./icon.tsx";',
  },
};

const sound: Record<string, string> = {
  "shop/pure.ts": 'import * as z from "zod"; import { one } from "./money/rupees.ts"; export const b = [z, one];',
  "shop/order/pure.ts":
    'import { one } from "../money/rupees.ts"; import { b } from "../pure.ts"; export const c = [one, b];',
  "shop/order/pure.test.ts":
    'import { a } from "../testing/orders.ts"; import { b } from "./pure.ts"; export const c = [a, b];',
  "shop/pure.test.ts":
    'import { test } from "vitest"; import { a } from "./testing/orders.ts"; export const b = [test, a];',
  "shop/testing/orders.ts": 'import fc from "fast-check"; import { a } from "../pure.ts"; export const b = [fc, a];',
  "catalogue/listings.ts": 'import { a } from "../shop/pure.ts"; import b from "node:fs"; export const c = [a, b];',
  "catalogue/testing/records.ts":
    'import { a } from "../../shop/pure.ts"; import { b } from "../listings.ts"; export const c = [a, b];',
  "server/app.ts":
    'import { a } from "../catalogue/listings.ts"; import { b } from "./orders/api.ts"; export const c = [a, b];',
  "server/orders/api.ts":
    'import { a } from "../../shop/pure.ts"; import { b } from "../log.ts"; export const c = [a, b];',
  "app/root.tsx":
    'import { a } from "./layout/layout.tsx"; import { b } from "../shop/pure.ts"; export const c = [a, b];',
  "app/layout/layout.tsx":
    'import { a } from "../ui/button.tsx"; import { b } from "../saved-cart/store.ts"; export const c = [a, b];',
  "app/home/banner.tsx":
    'import { a } from "../../catalogue/listings.ts"; import { b } from "../search/panel.tsx"; export const c = [a, b];',
  "app/listing/toolbar.tsx":
    'import { a } from "../browse/pieces.tsx"; import { b } from "../seo/meta.ts"; export const c = [a, b];',
  "app/browse/pieces.tsx":
    'import { a } from "../ui/button.tsx"; import { b } from "../../shop/pure.ts"; export const c = [a, b];',
  "app/device/heart.tsx":
    'import { a } from "../ui/button.tsx"; import { b } from "../saved-cart/store.ts"; export const c = [a, b];',
  "app/saved/saved-list.tsx":
    'import { a } from "../device/heart.tsx"; import { b } from "../proof/picture.ts"; export const c = [a, b];',
  "app/desk/root.tsx":
    'import { a } from "./ui/frame.tsx"; import { b } from "../../shop/pure.ts"; export const c = [a, b];',
  "app/desk/orders/order-list.tsx":
    'import { a } from "../ui/frame.tsx"; import { b } from "../../ui/button.tsx"; export const c = [a, b];',
  "server/desk/orders.ts":
    'import { a } from "../orders/api.ts"; import { b } from "../../catalogue/listings.ts"; export const c = [a, b];',
  "app/ui/button.tsx":
    'import { a } from "../../shop/pure.ts"; import { b } from "../assets/icons.svg"; export const c = [a, b];',
};

type Diagnostic = { category: string; location: { path: string } };
type Report = { file: string; rule: string }[];

let folder: string;
let report: Report;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "naqsh-walls-"));
  const root = join(import.meta.dirname, "..");
  for (const file of ["biome.json", ".gitignore", "scripts/inline-type-imports.grit"]) {
    await cp(join(root, file), join(folder, file));
  }
  for (const [file, content] of [...Object.values(faults), sound].flatMap(Object.entries)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  report = await lint(folder);
}, 30_000);

afterAll(() => rm(folder, { recursive: true }));

async function lint(cwd: string): Promise<Report> {
  const args = [packageBin("@biomejs/biome"), "lint", "--reporter=json", "--max-diagnostics=none", "."];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd }).catch((error) => error);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics.map(({ category, location }) => ({ rule: category, file: location.path }));
}

const planted = Object.entries(faults).flatMap(([rule, files]) => Object.keys(files).map((file) => ({ file, rule })));

test.each(planted)("$file is refused by $rule", (fault) => {
  expect(report).toContainEqual(fault);
});

test("what is sound passes", () => {
  expect(report.filter(({ file }) => file in sound)).toEqual([]);
});
