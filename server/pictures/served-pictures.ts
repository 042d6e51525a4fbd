import type { AppParts } from "../app.ts";
import { picturesPath } from "../site/pictures.ts";
import { toFileRequest, toResponse } from "../site/static-files.ts";

type Parts = Pick<AppParts, "uploadedPictures" | "pages"> & { publicUrl: string };

/** Reads a file of a picture as shoppers get it: one that came with the shop, or was uploaded at the desk. */
export function createServedPictures({ uploadedPictures, pages, publicUrl }: Parts) {
  return async (file: string): Promise<Uint8Array | undefined> => {
    const request = new Request(new URL(`${picturesPath}/${file}`, publicUrl));
    const uploaded = await uploadedPictures(new URL(request.url).pathname, toFileRequest(request));
    const response = uploaded ? toResponse(uploaded) : await pages(request, "");
    return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
}
