import { maxShared, type StoredPieces } from "../../shop/device/stored-pieces.ts";
import { sharedPath } from "../../shop/paths.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { copyWords, useCopy } from "../ui/use-copy.ts";

const words = { ...copyWords, copied: "Link copied" };

/** By the phone's own sheet where there is one, else the link is copied. */
export function ShareButton({ ids }: { ids: StoredPieces }) {
  const [outcome, copy] = useCopy();

  async function share(): Promise<void> {
    const url = new URL(sharedPath(ids.slice(0, maxShared)), window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title: "Saved pieces", url });
      else await copy(url);
    } catch (error) {
      // She closed the sheet, which is an answer; anything else means that there is none.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
    }
  }

  return (
    <button type="button" onClick={share} className={buttonStyle("outline", "min-h-11 px-4")}>
      <Icon name={outcome === "copied" ? "check" : "share"} className="size-5" />
      <span role="status">{outcome ? words[outcome] : "Share"}</span>
    </button>
  );
}
