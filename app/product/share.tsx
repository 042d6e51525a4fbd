import { type MouseEvent, useState } from "react";
import { sendLink } from "../../shop/chat.ts";
import { Announcer } from "../ui/announcer.tsx";
import { Icon } from "../ui/icon.tsx";

const copied = "Link copied";
const menuId = "share-menu";

const row = "flex min-h-12 w-full items-center gap-3 px-4 text-left font-semibold text-15 hover:bg-tint";

type Props = { name: string; url: string };

/** The phone's own share sheet; else a menu, which opens without script. Browsers without popovers copy the link. */
export function Share({ name, url }: Props) {
  const [outcome, setOutcome] = useState<string>();
  const isCopied = outcome === copied;

  const copy = () =>
    // Refused where the press was replayed after hydration: it is no user gesture any more.
    navigator.clipboard.writeText(url).then(
      () => setOutcome(copied),
      () => setOutcome("Press again to copy"),
    );

  function share(event: MouseEvent<HTMLButtonElement>): void {
    const menu = document.getElementById(menuId);
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      event.preventDefault();
      // AbortError: the shopper closed the sheet.
      navigator.share({ title: name, url }).catch(({ name }) => name === "AbortError" || menu?.showPopover?.());
    } else if (!menu?.showPopover) void copy();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`Share ${name}`}
        onClick={share}
        className="share-button flex size-11 items-center justify-center rounded-full border border-line-2/40 transition-colors hover:border-ink"
      >
        <Icon name={isCopied ? "check" : "share"} className="size-5" />
      </button>
      <div id={menuId} popover="auto" className="share-menu" onToggle={() => setOutcome(undefined)}>
        <a href={sendLink(`${name}: ${url}`)} target="_blank" rel="noopener noreferrer" className={row}>
          <Icon name="chat" className="size-5" />
          WhatsApp
        </a>
        <button type="button" onClick={copy} className={`noscript:hidden border-line border-t ${row}`}>
          <Icon name={isCopied ? "check" : "copy"} className="size-5" />
          {outcome ?? "Copy the link"}
        </button>
      </div>
      <Announcer>{outcome}</Announcer>
    </>
  );
}
