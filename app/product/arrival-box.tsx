import { Icon } from "../ui/icon.tsx";
import type { ProductData } from "./product-data.server.ts";

/** When a piece that is ordered today arrives. app/before-script/arrival.ts has put dates into the title before hydration. */
export function ArrivalBox({ words, line, days }: NonNullable<ProductData["arrival"]>) {
  return (
    <div className="mt-4.5 flex gap-3 rounded-card border border-line bg-white px-3.5 py-3.25 leading-[1.45] print:hidden">
      <Icon name="truck" className="size-5.75 text-gold" />
      <div className="min-w-0">
        <p data-arrival={days} suppressHydrationWarning className="font-semibold text-15 md:text-16">
          {words}
        </p>
        {line && <p className="mt-0.5 text-14 text-ink-2">{line}</p>}
      </div>
    </div>
  );
}
