import { navIcon } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";

export function goneWords(count: number): string {
  return count === 1
    ? "A piece you saved is no longer sold, so it is off this list."
    : `${count} pieces you saved are no longer sold, so they are off this list.`;
}

export function GoneNotice({ count, onDismiss }: { count: number; onDismiss: () => void }) {
  return (
    <div role="status" className="mt-4.5 flex items-center gap-2.5 border-line border-y py-1 text-15">
      <Nuqta outline className="text-[10px] text-line-2" />
      <p className="flex-1 py-2 leading-[1.4]">{goneWords(count)}</p>
      <button type="button" aria-label="Close this note" onClick={onDismiss} className={`${navIcon} -mr-2.5`}>
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
