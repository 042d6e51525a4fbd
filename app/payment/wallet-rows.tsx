import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { proofWithUs } from "../../shop/follow/proof.ts";
import { formatRs, type Rupees } from "../../shop/money/rupees.ts";
import { useSettings } from "../page/settings.ts";
import { CopyRows } from "./copy-rows.tsx";
import type { WithRaastProps } from "./with-raast.tsx";

/** A script of its own: only shops with an account for Raast load it. If it can't be loaded, the wallet is there. */
const WithRaast = lazy<ComponentType<WithRaastProps>>(() =>
  import("./with-raast.tsx").catch(() => ({ default: ({ children }) => children })),
);

type Props = {
  amount: Rupees;
  /** The order's, once it is placed. */
  number?: string;
  /** What to do with the wallet, in a sentence. */
  lead: ReactNode;
  /** What follows the rows. */
  children: ReactNode;
};

/** After "… wallet": the other way to pay, where the shop has it. */
export function useOrByRaast(): string {
  return useSettings().raast ? " or by Raast" : "";
}

/** For a shopper who has said that she paid. Whether she sent the screenshot by WhatsApp isn't known. */
export function SaidToBePaid({ amount, isProofHere }: { amount: Rupees; isProofHere: boolean }) {
  const { wallet } = useSettings();
  const orByRaast = useOrByRaast();
  return (
    <>
      <strong className="nums font-semibold">{formatRs(amount)}</strong> goes to this {wallet.name}
      {` wallet${orByRaast}.`}{" "}
      {isProofHere
        ? `${proofWithUs}: there is nothing more to do.`
        : "Your screenshot isn’t here yet: add it, unless you have sent it on WhatsApp."}
    </>
  );
}

/** The wallet for an online payment. Copies digits only, as a wallet's own form expects: no spaces or commas. */
export function WalletRows({ amount, number, lead, children }: Props) {
  const { wallet, raast } = useSettings();
  const { accountNumber, accountTitle } = wallet;
  const rows = (
    <CopyRows
      rows={[
        { what: "Account number", shown: accountNumber, copied: accountNumber.replace(/\s/g, "") },
        { what: "Account name", shown: accountTitle, copied: accountTitle },
        { what: "Amount", shown: formatRs(amount), copied: String(amount) },
      ]}
    />
  );
  return (
    <div className="rounded-card border border-accent/40 bg-white">
      <p className="border-line border-b bg-lilac px-4 py-3 text-15 leading-normal">{lead}</p>
      {raast ? (
        <Suspense fallback={rows}>
          <WithRaast amount={amount} number={number} Rows={CopyRows}>
            {rows}
          </WithRaast>
        </Suspense>
      ) : (
        rows
      )}
      <div className="px-4 pt-3.5 pb-3.5 print:hidden">{children}</div>
    </div>
  );
}
