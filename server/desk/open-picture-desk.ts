import type { PictureDesk } from "../../shop/editor/picture-desk.ts";
import type { Shelf } from "../catalogue/shelf.ts";
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
  shelf: Shelf;
  refresh: () => Promise<void>;
  now: () => number;
  log: Pick<Log, "error" | "warn">;
};

export type OpenPictureDesk = { desk: PictureDesk; stop(): void };

/** Takes pictures, and makes what is used of them beside everything else, until it is stopped. */
export function openPictureDesk(parts: Parts): OpenPictureDesk {
  const uploads = createUploadStore(parts.database);
  const maker = startPictureMaker({ ...parts, uploads });
  const forgetting = startPictureCleanup(parts.database, parts.now, parts.log);
  const stop = () => {
    maker.stop();
    forgetting.stop();
  };
  return { desk: createPictureDesk({ ...parts, uploads, maker }), stop };
}
