import { DeskIcon } from "../ui/desk-icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Without script the browser's own menu prints the same. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      onClick={() => void printPaper()}
      aria-label="Print"
      className="flex size-11 items-center justify-center"
    >
      <DeskIcon name="print" className="size-5.5" />
    </button>
  );
}

/** Pictures far below haven't been loaded yet. One that can't be loaded doesn't hold up the rest. */
async function printPaper(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".making-paper img")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
