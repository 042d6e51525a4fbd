import { setTimeout as wait } from "node:timers/promises";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createRecordStore } from "../../server/catalogue/record-store.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { filesOf, parsePictureName } from "../../server/pictures/picture-kind.ts";
import type { Upload } from "../../shop/editor/picture-desk.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { type AskDesk, openDeskClient } from "../desk-client.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { type Finding, isTrue, nothing } from "../report.ts";
import { savePieceForm, sendFrame, sendPhotograph, stateOf } from "../seller.ts";
import { startShop } from "../shop-process.ts";

const pieces = [38, 39];
/** Milliseconds: kills hit an upload, the reading or making of a picture, or a save. */
const longestLife = 5_000;
/** Pictures of a killed server are resumed after twenty seconds: every so often it runs long enough to finish some. */
const longerLife = 25_000;
const killsBetween = 5;
const makingTimeout = 240_000;

/** `told` is the piece as last confirmed to the seller, `sent` what was sent since. */
type Trial = { ask: AskDesk; told: Product; sent: Product; version: number; used: string[]; ready: string[] };

/**
 * Sellers upload pictures and save pieces that show them, while the server is killed again and again. With more than
 * `mostWaiting` unfinished pictures a seller only saves.
 */
export async function killDuringUploads(url: string, kills: number, mostWaiting: number): Promise<Finding[]> {
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  let shop = await startShop({ database: url });
  const { port, origin } = shop;
  const trials = await Promise.all(pieces.map((id) => openTrial(origin, database, id)));
  const torn: string[] = [];
  let isOver = false;
  let saves = 0;
  const running = trials.map(async (trial) => {
    while (!isOver) {
      await uploadAndSave(trial, database, mostWaiting);
      saves++;
    }
  });
  for (let kill = 0; kill < kills; kill++) {
    const least = kill % killsBetween === killsBetween - 1 ? longerLife : 0;
    await wait(least + Math.random() * longestLife);
    await shop.end("SIGKILL");
    for (const trial of trials) torn.push(...(await tornIn(database, trial)));
    shop = await startShop({ database: url, port });
  }
  isOver = true;
  await Promise.all(running);
  const unmade = await untilMade(trials);
  for (const trial of trials) torn.push(...(await tornIn(database, trial)));
  const pages = await wrongPages(origin, trials);
  await shop.end("SIGKILL");
  const partial = await partialPictures(database);
  await database.close();
  const used = trials.flatMap((trial) => trial.used).length;
  return [
    nothing(`pieces that were neither as before nor as after a save (${saves} saves)`, torn, kills * pieces.length),
    nothing("pictures that were taken and lost, or never made", unmade, used),
    nothing("pictures without all their files, or files without their picture", partial),
    nothing("pages that don't show what was saved", pages),
    isTrue("something was sent and saved", used > 0 && saves > 0, `${used} pictures, ${saves} saves`),
  ];
}

async function openTrial(origin: string, database: Database, id: number): Promise<Trial> {
  const piece = fileSource.products.find((each) => each.id === id);
  if (!piece) throw new Error(`there is no piece ${id}`);
  const ask = await openDeskClient(origin, database, `Seller ${id}`);
  return { ask, told: piece, sent: piece, version: 0, used: [], ready: [] };
}

/** Uploads a picture, then saves the piece with finished pictures and a price that no other save has. */
async function uploadAndSave(trial: Trial, database: Database, mostWaiting: number): Promise<void> {
  const { ask, used, ready } = trial;
  if (used.length - ready.length < mostWaiting)
    used.push(await sendPhotograph(ask, used.length * 977 + trial.told.id * 65_537));
  const name = (await checkUpload(ask, used[ready.length] ?? ""))?.picture?.name;
  if (name) ready.push(name);
  const { hoverImage: _, ...piece } = trial.told;
  const files = piece.images.filter((name) => !name.startsWith("photo-"));
  const images = [...ready.slice(-2), ...files].slice(0, 5);
  trial.sent = { ...piece, images, price: piece.price + 1 };
  const outcome = await savePieceForm(trial.ask, trial.sent, trial.version);
  // "changed" may be the seller's own save, of which a kill lost the answer.
  if (outcome === "changed" && !(await isStored(database, trial.sent))) throw new Error("somebody else has saved it");
  trial.told = trial.sent;
  trial.version++;
}

/** After several kills making a picture fails for good: the seller presses "Try again". */
async function checkUpload(ask: AskDesk, id: string): Promise<Upload | undefined> {
  const upload = await stateOf(ask, id);
  if (upload?.state === "failed") await sendFrame(ask, id);
  return upload;
}

async function stored(database: Database, id: number): Promise<string> {
  const latest = await createRecordStore(database).latest({ kind: "piece", id });
  return latest ? fingerprint(latest.body as Product) : fingerprint(fileSource.products.find((each) => each.id === id));
}

const fingerprint = (piece: Product | undefined) => `${piece?.price} ${piece?.images.join(" ")} ${piece?.name}`;

async function isStored(database: Database, piece: Product): Promise<boolean> {
  return (await stored(database, piece.id)) === fingerprint(piece);
}

/** After a kill, what is stored has to be what was confirmed last, or what was sent since. */
async function tornIn(database: Database, { told, sent }: Trial): Promise<string[]> {
  const found = await stored(database, told.id);
  return [told, sent].map(fingerprint).includes(found) ? [] : [found];
}

async function untilMade(trials: readonly Trial[]): Promise<string[]> {
  const unmade: string[] = [];
  const deadline = performance.now() + makingTimeout;
  for (const { ask, used } of trials)
    for (const id of used) {
      let state = (await checkUpload(ask, id))?.state;
      while ((state === "making" || state === "failed") && performance.now() < deadline) {
        await wait(500);
        state = (await checkUpload(ask, id))?.state;
      }
      if (state !== "ready") unmade.push(`${id} ${state ?? "is gone"}`);
    }
  return unmade;
}

async function partialPictures({ db }: Database): Promise<string[]> {
  const made = await db.selectFrom("pictures").select(["name", "hash"]).where("state", "=", "here").execute();
  const files = (await db.selectFrom("picture_files").select("file").execute()).map(({ file }) => file);
  const due = made.flatMap(({ name, hash }) => {
    const kind = parsePictureName(name);
    return kind ? filesOf(name, kind, hash) : [`${name}?`];
  });
  return [...due.filter((file) => !files.includes(file)), ...files.filter((file) => !due.includes(file))];
}

/** Its page, and every picture on it. */
async function wrongPages(origin: string, trials: readonly Trial[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { told } of trials) {
    const page = await (await fetch(`${origin}/product/${told.id}`)).text();
    wrong.push(...told.images.filter((name) => !page.includes(name)));
    if (!page.includes(`"price":${told.price}`)) wrong.push(`${told.id} at ${told.price}`);
    const pictures = new Set(page.match(/\/pictures\/photo-[\w.-]+/g));
    for (const path of pictures) if (!(await fetch(origin + path)).ok) wrong.push(path);
  }
  return wrong;
}
