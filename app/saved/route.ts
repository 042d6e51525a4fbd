import { parseSharedPieces } from "../../shop/device/stored-pieces.ts";
import { savedPath, sharedParam } from "../../shop/paths.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";
import { pageMeta } from "../seo/page-meta.ts";

export function saved({ url, edition: { settings } }: PageRequest): PageAnswer {
  const description = "The pieces that you saved on this device.";
  return {
    name: "saved",
    props: { shared: parseSharedPieces(url.searchParams.get(sharedParam) ?? "") },
    head: [
      ...pageMeta(settings, { title: "Saved", description, path: savedPath }),
      { name: "robots", content: "noindex" },
    ],
  };
}
