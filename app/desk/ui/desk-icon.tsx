import { fetchIcons } from "../../ui/icon.tsx";
import { InlineSvg, symbolMarkup } from "../../ui/inline-svg.tsx";
import { prefetchFile } from "../../ui/prefetch.ts";
import file from "../assets/icons-desk.svg?no-inline";
import sprite from "../assets/icons-desk.svg?raw";

const insideOf = symbolMarkup(import.meta.env.SSR ? sprite : "", file);

export const deskIconNames = [
  "today",
  "orders",
  "pieces",
  "shop",
  "more",
  "print",
  "back",
  "link",
  "out",
  "key",
  "phonedev",
  "laptop",
  "tick",
  "select",
  "box",
  "pencil",
  "csv",
  "camera",
  "turn",
  "eye",
  "flag",
  "paste",
  "note",
  "tag",
] as const;
export type DeskIconName = (typeof deskIconNames)[number];

/** The desk's own icons. Screen readers pass them over, as the shop's. */
export function DeskIcon({ name, className = "size-6" }: { name: DeskIconName; className?: string }) {
  return <InlineSvg aria-hidden="true" className={`shrink-0 ${className}`} content={insideOf(name)} />;
}

/** Both sprites: icons that are rendered in the browser refer to them. */
export function fetchDeskIcons(): void {
  fetchIcons();
  prefetchFile(file);
}
