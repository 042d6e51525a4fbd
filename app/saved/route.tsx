import { useSearchParams } from "react-router";
import { parseSharedPieces } from "../../shop/kept-pieces.ts";
import { savedPath, sharedParam } from "../../shop/paths.ts";
import { settingsOf } from "../edition/settings.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { SavedList } from "./saved-list.tsx";
import { SharedList } from "./shared-list.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const description = "The pieces that you saved on this device.";
  return [
    ...pageMeta(settingsOf(matches), { title: "Saved", description, path: savedPath }),
    { name: "robots", content: "noindex" },
  ];
}

/** One page for both: what this device has saved, and what somebody has sent. */
export default function SavedPage() {
  const [params] = useSearchParams();
  const shared = parseSharedPieces(params.get(sharedParam) ?? "");
  const list = shared.length > 0 ? <SharedList key={shared.join()} ids={shared} /> : <SavedList />;
  return <div className="screen-high">{list}</div>;
}
