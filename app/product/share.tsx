import type { MouseEvent } from "react";
import { sendLink } from "../../shop/chat.ts";
import { Announcer } from "../ui/announcer.tsx";
import { Icon } from "../ui/icon.tsx";
import { copyWords, useCopy } from "../ui/use-copy.ts";

const words = { ...copyWords, copied: "Link copied" };

const menuId = "share-menu";

const row = "flex min-h-12 w-full items-center gap-3 px-4 text-left font-semibold text-15 hover:bg-tint";

type Props = { name: string; url: string };

/** The phone's own share sheet; else a menu, which opens without script. Browsers without popovers copy the link. */
export function Share({ name, url }: Props) {
  const [outcome, copy] = useCopy();
  const said = outcome && words[outcome];
  const icon = outcome === "copied" ? "check" : "copy";

  async function share(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    const menu = document.getElementById(menuId);
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      event.preventDefault();
      try {
        await navigator.share({ title: name, url });
      } catch (error) {
        // AbortError: the shopper closed the sheet.
        if (!(error instanceof DOMException && error.name === "AbortError")) menu?.showPopover?.();
      }
    } else if (!menu?.showPopover) await copy(url);
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`Share ${name}`}
        onClick={share}
        className="share-button flex size-11 shrink-0 items-center justify-center rounded-full border border-line-2/40 transition-colors hover:border-ink"
      >
        <Icon name={outcome === "copied" ? "check" : "share"} className="size-5" />
      </button>
      <div id={menuId} popover="auto" className="share-menu">
        <a href={sendLink(`${name}: ${url}`)} target="_blank" rel="noopener noreferrer" className={row}>
          <Icon name="chat" className="size-5" />
          WhatsApp
        </a>
        <button type="button" onClick={() => copy(url)} className={`noscript:hidden border-line border-t ${row}`}>
          <Icon name={icon} className="size-5" />
          {said ?? "Copy the link"}
        </button>
      </div>
      <Announcer>{said}</Announcer>
    </>
  );
}
