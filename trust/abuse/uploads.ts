import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { watchMemory } from "../../bench/process-tree.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { parseEnvironment } from "../../server/environment.ts";
import { createLog } from "../../server/log.ts";
import { giveKey } from "../../server/testing/desk.ts";
import { photograph } from "../../server/testing/photographs.ts";
import { takeFaults } from "../../shop/picture-desk.ts";
import { startPages } from "../page-stream.ts";
import { atMost, type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";
import { hostileFiles } from "./hostile-files.ts";

const atOnce = 6;
const most = 300;

/** Somebody with a key sends what hurts, six at a time, while shoppers look around. */
export async function hostileUploads(database: string, count: number): Promise<Finding[]> {
  const files = await hostileFiles(count);
  const shop = await startShop({ database });
  const opened = await openShopDatabase(database);
  const send = sendAs(shop.origin, await giveKey(opened, "Sana"));
  const memory = watchMemory(shop.process.pid ?? 0);
  const pages = startPages(shop.origin);
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  const lane = async (from: number) => {
    for (let index = from; index < files.length; index += atOnce) {
      const { name, bytes } = files[index] ?? { name: "", bytes: Buffer.alloc(0) };
      const { status, reason } = await send(bytes, index % 2 === 0);
      seen.set(reason, (seen.get(reason) ?? 0) + 1);
      const isRefusal = status >= 400 && status < 500 && takeFaults.some((fault) => fault === reason);
      if (!isRefusal) wrong.push(`${name}: ${status} ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => lane(index)));
  // A control: the same shop takes one that is well.
  const taken = await send(await photograph().jpeg().toBuffer(), true);
  await pages.stop();
  const held = Math.round(await memory.stop());
  await shop.end("SIGTERM");
  const rows = await opened.db.selectFrom("picture_uploads").select("id").execute();
  await opened.close();
  const reasons = [...seen].sort().map(([reason, times]) => `${reason} ×${times}`);
  return [
    nothing(`uploads that were not refused in words (${reasons.join(", ")})`, wrong, files.length),
    isTrue("a good one is taken", taken.status === 201, `${taken.status}`),
    none("kept of the others", rows.length - 1),
    atMost("memory, children included", held, most, "MB"),
    nothing("pages that were not served meanwhile", pages.failed, pages.answers()),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

async function openShopDatabase(url: string) {
  const parsed = parseEnvironment({ DATABASE_URL: url });
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  return openDatabase(parsed.settings.database, createLog("silent"));
}

type Answer = { status: number; reason: string };

/** With its length announced or without: the shop may believe neither. */
function sendAs(origin: string, cookie: string) {
  const agent = new Agent({ keepAlive: false });
  return (bytes: Uint8Array, announced: boolean): Promise<Answer> =>
    new Promise((resolve) => {
      const own = { host: "localhost:3000", origin: "http://localhost:3000", cookie };
      const length = announced ? { "content-length": bytes.length } : { "transfer-encoding": "chunked" };
      const sending = request(`${origin}/desk/pictures?kind=piece`, {
        method: "POST",
        agent,
        headers: { ...own, ...length },
      });
      sending.on("response", async (response) => {
        const body = await text(response).catch(() => "");
        resolve({ status: response.statusCode ?? 0, reason: reasonOf(body) });
      });
      // The shop may close while we are still sending; what it said before counts, and has been heard then.
      sending.on("error", (error: NodeJS.ErrnoException) =>
        resolve({ status: 0, reason: error.code ?? error.message }),
      );
      sending.end(bytes);
    });
}

function reasonOf(body: string): string {
  try {
    return JSON.parse(body).reason ?? "taken";
  } catch {
    return body.slice(0, 60);
  }
}
