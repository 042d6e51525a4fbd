import { Link } from "react-router";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Without script she writes them down, or prints with the browser. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="recovery" className="mt-8">
      <h2 id="recovery" className="font-display text-26 leading-tight">
        It is on. Your recovery codes
      </h2>
      <p className="mt-1">
        For the day the phone is lost: each works once in place of its code. They are shown this once. Print them or
        write them down, and not on the phone.
      </p>
      <ol className="nums mt-4 grid list-inside list-decimal gap-x-6 gap-y-2 border border-line-2 bg-white p-4 marker:text-ink-2 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap tracking-[.06em]">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 grid gap-2.5 md:grid-cols-3 print:hidden">
        {isHydrated && (
          <>
            <CopyButton what="codes" isNamed text={codes.join("\n")} className={buttonStyle("outline")} />
            <button type="button" onClick={() => window.print()} className={buttonStyle("outline")}>
              <DeskIcon name="print" className="size-5" />
              Print
            </button>
          </>
        )}
        <Link to={deskPeoplePath} className={buttonStyle("primary")}>
          I have them
        </Link>
      </div>
    </section>
  );
}
