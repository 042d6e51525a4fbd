import type { PictureDesk } from "../../shop/editor/picture-desk.ts";
import type { Editions } from "../catalogue/editions.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "../log.ts";
import { startPictureMaker } from "../pictures/picture-maker.ts";
import type { PictureQueue } from "../pictures/picture-queue.ts";
import { startPictureCleanup } from "../pictures/remove-unused-pictures.ts";
import { createUploadStore } from "../pictures/upload-store.ts";
import { createPictureDesk } from "./picture-desk.ts";

type Parts = {
  database: Database;
  queue: PictureQueue;
  editions: Editions;
  refresh: () => Promise<void>;
  now: () => number;
  log: Pick<Log, "error" | "warn">;
};

export type OpenPictureDesk = { desk: PictureDesk; stop(): void };

/** The picture desk with its background work, which runs until it is stopped. */
export function openPictureDesk(parts: Parts): OpenPictureDesk {
  const uploads = createUploadStore(parts.database);
  const maker = startPictureMaker({ ...parts, uploads });
  const cleanup = startPictureCleanup(parts.database, parts.now, parts.log);
  const stop = () => {
    maker.stop();
    cleanup.stop();
  };
  return { desk: createPictureDesk({ ...parts, uploads, maker }), stop };
}
