import type { ReactNode } from "react";
import { groupIban } from "../../shop/money/iban.ts";
import { isRaastAmount, raastCodePath, raastPicturePath } from "../../shop/money/raast-address.ts";
import { formatRs, type Rupees } from "../../shop/money/rupees.ts";
import { useSettings } from "../page/settings.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import type { CopyRows } from "./copy-rows.tsx";

export type WithRaastProps = {
  amount: Rupees;
  number: string | undefined;
  /** Passed in: what three scripts import would be loaded by every page. */
  Rows: typeof CopyRows;
  /** The wallet's rows. */
  children: ReactNode;
};

const title = "flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 font-semibold text-15";

/** Wallet and Raast beside each other where there is room; otherwise the code stands between the rows of the two. */
export default function WithRaast({ amount, number, Rows, children }: WithRaastProps) {
  const { wallet, raast } = useSettings();
  if (!raast || !isRaastAmount(amount)) return children;
  const iban = groupIban(raast.iban);
  const rows = [
    {
      what: "IBAN",
      // Breaks in the middle, if at all.
      shown: (
        <>
          <span className="inline-block">{iban.slice(0, 14)}</span>{" "}
          <span className="inline-block">{iban.slice(15)}</span>
        </>
      ),
      copied: raast.iban,
    },
    { what: "Account name", shown: raast.accountTitle, copied: raast.accountTitle, name: "Raast account name" },
    { what: "Amount", shown: formatRs(amount), copied: String(amount), name: "Raast amount" },
  ];
  return (
    <div className="@container">
      <div className="grid @2xl:grid-cols-2">
        <p className={`${title} hidden @2xl:flex`}>To the {wallet.name} wallet</p>
        <div className="@2xl:row-start-2">{children}</div>
        <p className={`${title} border-line @2xl:border-l`}>
          Or by Raast
          <span className="font-normal text-14 text-ink-2">from any bank or wallet</span>
        </p>
        <div className="order-1 border-line @2xl:row-start-2 @2xl:border-l">
          <Rows rows={rows} />
        </div>
        <Code amount={amount} number={number} />
      </div>
    </div>
  );
}

/** Four modules around the code stay free. */
function Code({ amount, number }: Pick<WithRaastProps, "amount" | "number">) {
  const sum = formatRs(amount).replace(/\.00$/, "");
  return (
    <div className="grid items-center justify-items-center gap-x-6 gap-y-4 border-line border-b p-4 text-balance text-center text-14 text-ink-2 leading-normal print:hidden @2xl:col-span-2 @2xl:grid-cols-[auto_minmax(0,1fr)] @2xl:justify-items-start @2xl:text-left">
      <p className="border border-line p-7 @2xl:p-6">
        <img
          // Another sum is another code: never the one before while it loads.
          key={amount}
          src={raastCodePath(amount)}
          alt={`Raast code for ${sum}`}
          width={231}
          height={231}
          loading="lazy"
          className="@2xl:size-49.5"
        />
      </p>
      <div className="grid w-full justify-items-center gap-3 @2xl:justify-items-start @2xl:gap-1.5">
        <p className="hidden font-semibold text-15 text-ink @2xl:block">The code for Raast</p>
        <p className="max-w-105">
          Scan it in your bank’s or wallet’s app: the amount is in it.{" "}
          <span className="@2xl:hidden">
            Paying from this phone? Save the picture and open it in the app, or copy the rows.
          </span>
          <span className="hidden @2xl:inline">Some apps read the IBAN alone; then type {sum}.</span>
        </p>
        <a
          href={raastPicturePath(amount, number)}
          download={`raast-${number ?? amount}.png`}
          className={buttonStyle("outline", "w-full @2xl:order-1 @2xl:mt-1.5 @2xl:w-auto")}
        >
          <Icon name="save" className="size-5.5" />
          Save the picture
        </a>
        <p>It holds for a day. This page always shows a fresh one.</p>
      </div>
    </div>
  );
}
