import { buttonStyle } from "../../ui/button-style.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Without script the browser's own menu prints the same. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => void printPaper()}
        aria-label="Print"
        className="flex size-11 items-center justify-center md:hidden"
      >
        <DeskIcon name="print" className="size-5.5" />
      </button>
      <button
        type="button"
        onClick={() => void printPaper()}
        className={buttonStyle("quiet", "absolute right-0 bottom-0 max-md:hidden")}
      >
        <DeskIcon name="print" className="size-5" />
        Print
      </button>
    </>
  );
}

/** Pictures far below haven't been loaded yet. One that can't be loaded doesn't hold up the rest. */
async function printPaper(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".making-paper img")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
