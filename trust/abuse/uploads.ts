import { watchMemory } from "../../bench/process-tree.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { photograph } from "../../server/testing/photographs.ts";
import { maxUploadBytes, takeFaults } from "../../shop/editor/picture-desk.ts";
import { type AskDesk, openDeskClient } from "../desk-client.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { startPages } from "../page-stream.ts";
import { atMost, type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";
import { hostileFiles } from "./hostile-files.ts";

const atOnce = 6;
const most = 300;

/** Somebody at the desk uploads hostile files, six at a time, while shoppers load pages. */
export async function hostileUploads(database: string, count: number): Promise<Finding[]> {
  const files = await hostileFiles(count, maxUploadBytes);
  const shop = await startShop({ database });
  const opened = await openDatabase(parseDatabaseUrl(database), silentLog);
  const send = sendAs(await openDeskClient(shop.origin, opened, "Sana"));
  const memory = watchMemory(shop.process.pid ?? 0);
  const pages = startPages(shop.origin);
  const wrong: string[] = [];
  const reasonCounts = new Map<string, number>();
  const lane = async (from: number) => {
    for (let index = from; index < files.length; index += atOnce) {
      const { name, bytes } = files[index] ?? { name: "", bytes: Buffer.alloc(0) };
      const { status, reason } = await send(bytes, index % 2 === 0);
      reasonCounts.set(reason, (reasonCounts.get(reason) ?? 0) + 1);
      const isRefusal = status >= 400 && status < 500 && takeFaults.some((fault) => fault === reason);
      if (!isRefusal) wrong.push(`${name}: ${status} ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => lane(index)));
  // Control: the same shop accepts a valid one.
  const taken = await send(await photograph().jpeg().toBuffer(), true);
  await pages.stop();
  const held = Math.round(await memory.stop());
  await shop.end("SIGTERM");
  const rows = await opened.db.selectFrom("picture_uploads").select("id").execute();
  await opened.close();
  const reasons = [...reasonCounts].sort().map(([reason, times]) => `${reason} ×${times}`);
  return [
    nothing(`uploads that were not refused in words (${reasons.join(", ")})`, wrong, files.length),
    isTrue("a good one is taken", taken.status === 201, `${taken.status}`),
    none("kept of the others", rows.length - 1),
    atMost("memory, children included", held, most, "MB"),
    nothing("pages that were not served meanwhile", pages.failed, pages.answers()),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

type Answer = { status: number; reason: string };

/** With Content-Length, or chunked: the server mustn't rely on either. */
function sendAs(ask: AskDesk) {
  return (bytes: Uint8Array, announced: boolean): Promise<Answer> => {
    const length = announced ? { "content-length": bytes.length } : { "transfer-encoding": "chunked" };
    return ask("/desk/pictures?kind=piece", bytes, length).then(
      ({ status, body }) => ({ status, reason: reasonOf(body) }),
      (error: NodeJS.ErrnoException) => ({ status: 0, reason: error.code ?? error.message }),
    );
  };
}

function reasonOf(body: string): string {
  try {
    return JSON.parse(body).reason ?? "taken";
  } catch {
    return body.slice(0, 60);
  }
}
