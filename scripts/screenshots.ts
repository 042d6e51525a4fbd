/**
 * Takes every screen at 390 and 1440 px into `screenshots/`, to be held against the design: `npm run screenshots`.
 * With names (`npm run screenshots cart lightbox`) only those; `readme` makes the README's picture anew.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../e2e/chromium.ts";
import { findFreePort } from "../e2e/free-port.ts";
import { startShop } from "../e2e/start-shop.ts";
import { parseEnvironment, variableNames } from "../server/environment.ts";
import { ensureBuilt } from "./ensure-built.ts";
import { endWith, Failure } from "./launch/failure.mjs";
import {
  type DeskSession,
  deskOf,
  deskScreens,
  doorScreens,
  enterDesk,
  firstDayScreens,
  publicOrigin,
} from "./screens/desk-screens.ts";
import { orderScreens } from "./screens/order-screens.ts";
import { ownScreens } from "./screens/own-screens.ts";
import { type Screen, type Size, screens } from "./screens/screens.ts";
import { takeScreen } from "./screens/take-screen.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "screenshots");
const readmePicture = join(root, "docs", "screenshot.png");
const sizes: readonly Size[] = ["mobile", "desktop"];

const shopScreens = (database: string) => [...screens, ...ownScreens, ...orderScreens(database)];

/** How the shop of this machine is set up must not show. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of variableNames) delete env[name];
  return env;
}

async function takeAll(
  browser: Browser,
  origin: string,
  wanted: readonly Screen[],
  session?: DeskSession,
): Promise<void> {
  for (const screen of wanted) {
    for (const size of sizes.filter((each) => !screen.only || screen.only === each)) {
      const picture = await takeScreen(browser, origin, screen, size, session);
      const file = `${screen.name}-${size}.png`;
      await sharp(picture).png({ compressionLevel: 9 }).toFile(join(folder, file));
      process.stdout.write(`${file}\n`);
    }
  }
}

/** Few colours make a small file, and the page has few but for its pictures. */
async function takeReadme(browser: Browser, origin: string): Promise<void> {
  const screen: Screen = {
    name: "readme",
    path: "/",
    whole: false,
    moving: true,
    prepare: (page) => page.waitForLoadState("networkidle"),
  };
  const picture = await takeScreen(browser, origin, screen, "desktop");
  await sharp(picture).png({ palette: true, colours: 200, effort: 10 }).toFile(readmePicture);
  process.stdout.write("docs/screenshot.png\n");
}

/** A shop of its own with a browser that finds it; nothing of it is left. */
async function inShop(executablePath: string, take: (browser: Browser, data: string) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "naqsh-screenshots-"));
  const port = await findFreePort();
  const shop = await startShop({ port, folder: data });
  const toShop = `--host-resolver-rules=MAP ${new URL(publicOrigin).host} 127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", toShop] });
  try {
    await take(browser, data);
  } finally {
    await browser.close();
    await shop.stop();
    await rm(data, { recursive: true, force: true });
  }
}

type Wanted = (screens: readonly Screen[]) => readonly Screen[];

/** In the order in which a seller sees it: at the door, on the first day, and with the trial's orders. */
async function takeDesk(browser: Browser, data: string, wanted: Wanted): Promise<void> {
  const desk = deskOf(data);
  await takeAll(browser, publicOrigin, wanted(doorScreens(desk.link)));
  const session = await enterDesk(browser, desk);
  await takeAll(browser, publicOrigin, wanted(firstDayScreens), session);
  await desk.say("demo");
  await takeAll(browser, publicOrigin, wanted(deskScreens), session);
}

async function run(names: readonly string[]): Promise<void> {
  const ofDesk = [...doorScreens(async () => ""), ...firstDayScreens, ...deskScreens];
  const known = [...shopScreens(""), ...ofDesk];
  const unknown = names.filter((name) => name !== "readme" && !known.some((screen) => screen.name === name));
  if (unknown.length > 0) throw new Failure(`There is no screen called ${unknown.join(", ")}.`);
  const executablePath = findChromium();
  if (!executablePath) throw new Failure("Screenshots need Chromium: install it, or set CHROMIUM_PATH.");

  const env = plainEnvironment();
  const parsed = parseEnvironment(env);
  if (!parsed.ok) throw new Failure(parsed.problems.join("\n"));
  await ensureBuilt(root, parsed.settings, env);
  await mkdir(folder, { recursive: true });
  const wanted: Wanted = (all) => all.filter(({ name }) => names.length === 0 || names.includes(name));
  if (names.includes("readme") || wanted(shopScreens("")).length > 0)
    await inShop(executablePath, async (browser, data) => {
      await takeAll(browser, publicOrigin, wanted(shopScreens(`file:${join(data, "shop.db")}`)));
      if (names.includes("readme")) await takeReadme(browser, publicOrigin);
    });
  // The trial needs a shop without an order.
  if (wanted(ofDesk).length > 0) await inShop(executablePath, (browser, data) => takeDesk(browser, data, wanted));
}

run(process.argv.slice(2)).catch(endWith);
