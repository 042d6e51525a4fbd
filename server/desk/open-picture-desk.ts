import type { PictureDesk } from "../../shop/editor/picture-desk.ts";
import type { Shelf } from "../catalogue/shelf.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "../log.ts";
import { keepForgetting } from "../pictures/forget-pictures.ts";
import type { PictureLine } from "../pictures/picture-line.ts";
import { startPictureMaker } from "../pictures/picture-maker.ts";
import { createUploadStore } from "../pictures/upload-store.ts";
import { createPictureDesk } from "./picture-desk.ts";

type Parts = {
  database: Database;
  line: PictureLine;
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
  const forgetting = keepForgetting(parts.database, parts.now, parts.log);
  const stop = () => {
    maker.stop();
    forgetting.stop();
  };
  return { desk: createPictureDesk({ ...parts, uploads, maker }), stop };
}
