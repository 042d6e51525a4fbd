import { execFile } from "node:child_process";
import { chmod, mkdir, open, rm, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { audit, auditFindings } from "../order-audit.ts";
import { newOrderRequest, sendOrder } from "../order-client.ts";
import { startStream, tally } from "../order-stream.ts";
import { atMost, type Finding, isTrue, nothing } from "../report.ts";
import { collectOutput, endProcess, spawnShop, startShop } from "../shop-process.ts";

const run = promisify(execFile);
const isRootOnLinux = process.platform === "linux" && userInfo().uid === 0;

/** The disk fills up while orders come in, and is freed again. */
export async function fullDisk(folder: string, refusals: number): Promise<Finding[] | string> {
  if (!isRootOnLinux) return "Needs root on Linux: it mounts a small disk.";
  const disk = join(folder, "small-disk");
  await mkdir(disk);
  // Room for the new database, with the release's files in it, and for its WAL.
  await run("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", disk]);
  const database = `file:${join(disk, "shop.db")}`;
  const shop = await startShop({ database });
  try {
    const stream = startStream(shop.origin);
    await stream.more(40);
    const filler = join(disk, "filler");
    await fill(filler);
    const refused = () => stream.answers.filter((answer) => answer.kind === "answer" && answer.status === 503).length;
    while (refused() < refusals) await fill(filler);
    const page = await fetch(shop.origin);
    const saysFull = await untilUnhealthy(shop.origin, () => fill(filler));
    const ready = await fetch(`${shop.origin}/readyz`);
    await rm(filler);
    const start = performance.now();
    await stream.more(1);
    const recovery = (performance.now() - start) / 1000;
    await stream.more(20);
    await stream.stop();
    return [
      nothing(`answers that no shopper should see (${tally(stream.answers)})`, stream.wrong),
      isTrue("pages served meanwhile", page.status === 200),
      isTrue("/healthz says 503, /readyz 200", saysFull && ready.status === 200),
      atMost("orders again, without a restart,", recovery, 5, "s"),
      ...auditFindings(await audit(database, stream.acknowledged)),
    ];
  } finally {
    await shop.end("SIGKILL");
    await run("umount", [disk]);
  }
}

/** Whatever has room in SQLite's log is still stored, a row of /healthz too: until that is used up. */
async function untilUnhealthy(origin: string, fillUp: () => Promise<void>): Promise<boolean> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const { status } = await fetch(`${origin}/healthz`);
    if (status === 503) return true;
    await fillUp();
    await wait(250);
  }
  return false;
}

/** Until there is no room for one more byte. */
async function fill(path: string): Promise<void> {
  const file = await open(path, "a");
  for (const size of [65_536, 4_096, 1]) {
    const bytes = Buffer.alloc(size);
    while (
      await file.write(bytes).then(
        ({ bytesWritten }) => bytesWritten > 0,
        () => false,
      )
    );
  }
  await file.close();
}

/** How the shop exits when it can't use its database file. */
export async function unusableFile(folder: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const readOnly = await readOnlyFolder(folder);
  findings.push(...(await refusesToStart(`file:${join(readOnly.path, "shop.db")}`, /can't be written/)));
  await readOnly.release();

  const nonsense = join(folder, "nonsense.db");
  await writeFile(nonsense, "this is a letter, not a database ".repeat(500));
  findings.push(...(await refusesToStart(`file:${nonsense}`, /is damaged/)));

  const torn = join(folder, "torn.db");
  await fillWithOrders(torn);
  const file = await open(torn, "r+");
  await file.write(Buffer.alloc(4096 * 6, 0x5a), 0, 4096 * 6, 4096 * 4);
  await file.close();
  findings.push(...(await refusesToStart(`file:${torn}`, /is damaged/)));
  return findings;
}

/** Permissions don't bind root, so for root a disk is mounted read-only. */
async function readOnlyFolder(folder: string): Promise<{ path: string; release(): Promise<void> }> {
  const path = join(folder, "read-only");
  await mkdir(path);
  if (isRootOnLinux) await run("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", path]);
  await fillWithOrders(join(path, "shop.db"));
  if (isRootOnLinux) await run("mount", ["-o", "remount,ro", path]);
  else await Promise.all([chmod(join(path, "shop.db"), 0o444), chmod(path, 0o555)]);
  const release = async () => {
    if (isRootOnLinux) await run("umount", [path]);
    else await chmod(path, 0o755);
  };
  return { path, release };
}

async function fillWithOrders(file: string): Promise<void> {
  const shop = await startShop({ database: `file:${file}` });
  for (let count = 0; count < 30; count++) await sendOrder(shop.origin, newOrderRequest());
  await shop.end("SIGTERM");
}

async function refusesToStart(database: string, sentence: RegExp): Promise<Finding[]> {
  const child = spawnShop({ database });
  const output = collectOutput(child);
  const timer = setTimeout(() => child.kill("SIGKILL"), 20_000);
  await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(timer);
  await endProcess(child, "SIGKILL");
  const said = output().trim();
  const isClear = sentence.test(said) && !/\n\s+at /.test(said) && child.exitCode === 1;
  return [isTrue(`it ends with one sentence that says ${sentence.source}`, isClear, said.replace(/file:?\S*\//, "…/"))];
}
