import { useEffect, useState } from "react";
import { type KeptPieces, maxShared } from "../../shop/kept-pieces.ts";
import { sharedPath } from "../../shop/paths.ts";
import { buttonStyle } from "../components/button-style.ts";
import { copyText } from "../components/copy-text.ts";
import { Icon } from "../components/icon.tsx";

const confirmedFor = 2_000;

/** By the phone's own sheet where there is one, else the link is copied. */
export function ShareButton({ ids }: { ids: KeptPieces }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setIsCopied, confirmedFor, false);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share(): Promise<void> {
    const url = new URL(sharedPath(ids.slice(0, maxShared)), window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title: "Saved pieces", url });
      else setIsCopied(await copyText(url));
    } catch (error) {
      // She closed the sheet, which is an answer; anything else means that there is none.
      if (!(error instanceof DOMException && error.name === "AbortError")) setIsCopied(await copyText(url));
    }
  }

  return (
    <button type="button" onClick={share} className={buttonStyle("outline", "min-h-11 px-4")}>
      <Icon name={isCopied ? "check" : "share"} className="size-5" />
      <span role="status">{isCopied ? "Link copied" : "Share"}</span>
    </button>
  );
}
