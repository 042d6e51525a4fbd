import { useFetcher, useLocation } from "react-router";
import { deskOrderPath, deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Not printed. */
export function PrintBar({ count, number }: { count: number; number: string }) {
  const isHydrated = useHydrated();
  const noted = useFetcher();
  const { search } = useLocation();
  const print = () => {
    window.print();
    void noted.submit(null, { method: "post" });
  };
  return (
    <div className="print-bar">
      <BackLink
        to={count === 1 ? deskOrderPath(number) + search : deskOrdersPath}
        className="flex min-h-11 grow items-center gap-2 font-semibold text-15"
      >
        <Icon name="left" className="size-5" />
        {count === 1 ? number : "Orders"}
      </BackLink>
      {isHydrated ? (
        <button type="button" onClick={print} className={buttonStyle("primary")}>
          <DeskIcon name="print" className="size-5" />
          {count === 1 ? "Print" : `Print ${count} slips`}
        </button>
      ) : (
        <p className="text-14 text-ink-2">Print with your browser: one on A5, several on A4, two to a sheet.</p>
      )}
    </div>
  );
}
