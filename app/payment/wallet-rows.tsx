import type { ReactNode } from "react";
import { proofWithUs } from "../../shop/follow/proof.ts";
import { formatRs, type Rupees } from "../../shop/money/rupees.ts";
import { useSettings } from "../page/settings.ts";
import { CopyButton } from "../ui/copy-button.tsx";

type Props = {
  amount: Rupees;
  /** What to do with the wallet, in a sentence. */
  lead: ReactNode;
  /** What follows the rows. */
  children: ReactNode;
};

/** For a shopper who has said that she paid. Whether she sent the screenshot by WhatsApp isn't known. */
export function SaidToBePaid({ amount, isProofHere }: { amount: Rupees; isProofHere: boolean }) {
  const { wallet } = useSettings();
  return (
    <>
      <strong className="nums font-semibold">{formatRs(amount)}</strong> goes to this {wallet.name} wallet.{" "}
      {isProofHere
        ? `${proofWithUs}: there is nothing more to do.`
        : "Your screenshot isn’t here yet: add it, unless you have sent it on WhatsApp."}
    </>
  );
}

/** The wallet for an online payment. Copies digits only, as a wallet's own form expects: no spaces or commas. */
export function WalletRows({ amount, lead, children }: Props) {
  const { accountNumber, accountTitle } = useSettings().wallet;
  const rows = [
    { what: "Account number", shown: accountNumber, copied: accountNumber.replace(/\s/g, "") },
    { what: "Account name", shown: accountTitle, copied: accountTitle },
    { what: "Amount", shown: formatRs(amount), copied: String(amount) },
  ];
  return (
    <div className="rounded-card border border-accent/40 bg-white">
      <p className="border-line border-b bg-lilac px-4 py-3 text-15 leading-normal">{lead}</p>
      <dl>
        {rows.map(({ what, shown, copied }) => (
          <div
            key={what}
            className="grid grid-cols-[minmax(0,1fr)_auto] large-letters:grid-cols-1 items-center gap-x-4 border-line border-b px-4 py-2.25"
          >
            <dt className="text-13 text-ink-2 leading-[1.4]">{what}</dt>
            <dd className="nums break-words font-semibold text-17 leading-[1.4]">{shown}</dd>
            <dd className="not-large-letters:col-start-2 not-large-letters:row-span-2 not-large-letters:row-start-1">
              <CopyButton what={what} text={copied} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="px-4 pt-3.5 pb-3.5 print:hidden">{children}</div>
    </div>
  );
}
