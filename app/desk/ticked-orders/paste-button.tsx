import { useHydrated } from "../ui/use-hydrated.ts";

const inField = "absolute inset-y-0 right-0 px-4 text-15 font-semibold text-accent-deep";

/** Pastes into the field that it is rendered in, or into the one with the id `into`. */
export function PasteButton({ into, className = inField }: { into?: string; className?: string }) {
  if (!useHydrated() || typeof navigator.clipboard?.readText !== "function") return null;
  return (
    <button
      type="button"
      onClick={({ currentTarget: { parentElement } }) =>
        void paste(into ? document.getElementById(into) : parentElement?.querySelector("input"))
      }
      className={className}
    >
      Paste
    </button>
  );
}

/** The browser may ask for permission; refused, nothing happens. */
async function paste(field: HTMLElement | null | undefined): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => "");
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || text.trim() === "") return;
  field.value = text.trim().slice(0, field.maxLength > 0 ? field.maxLength : undefined);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
