import type { RemovedLine } from "../../shop/cart/repair.ts";
import { Nuqta } from "../ui/nuqta.tsx";

function sentence({ name, reason }: RemovedLine): string {
  if (!name || reason === "unknown-product") return "A piece in your cart is no longer sold, so we took it out.";
  return `${name} is no longer offered the way you chose it, so we took it out. You can choose again on its page.`;
}

/** Lines that were removed from the cart because the catalogue has changed. */
export function GoneLines({ gone }: { gone: readonly RemovedLine[] }) {
  if (gone.length === 0) return null;
  const sentences = [...new Set(gone.map(sentence))];
  return (
    <ul role="status" className="mt-4 flex flex-col gap-1 text-15">
      {sentences.map((text) => (
        <li key={text} className="flex items-baseline gap-2">
          <Nuqta className="text-[9px] text-red" />
          {text}
        </li>
      ))}
    </ul>
  );
}
