import { useHydrated } from "../ui/use-hydrated.ts";

/** Puts what was copied elsewhere into the field that it stands in. */
export function PasteButton() {
  if (!useHydrated() || typeof navigator.clipboard?.readText !== "function") return null;
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => void paste(currentTarget.parentElement?.querySelector("input"))}
      className="absolute inset-y-0 right-0 px-4 text-15 font-semibold text-accent-deep"
    >
      Paste
    </button>
  );
}

/** Browsers ask her first; if she says no, she types it. */
async function paste(field: HTMLInputElement | null | undefined): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => "");
  if (!field || text.trim() === "") return;
  field.value = text.trim().slice(0, field.maxLength > 0 ? field.maxLength : undefined);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
