import { deskAddress, deskProofPath } from "../../../shop/desk/desk-paths.ts";
import { Icon } from "../../ui/icon.tsx";

export const whatCounts = "Screenshots can be made up. What counts is the wallet.";

type Props = { number: string; addedAt: number; first: string };

/** The screenshot of a payment. `added` changes its URL when the shopper replaces it, so that no cached one is shown. */
export function Proof({ number, addedAt, first }: Props) {
  const address = `${deskAddress(deskProofPath(number))}?added=${addedAt}`;
  return (
    <>
      <img
        src={address}
        alt={`The screenshot of the payment that ${first} added`}
        className="mt-4 max-h-160 w-full border border-line bg-sand object-contain"
      />
      <div className="mt-2 flex items-center justify-between gap-4">
        <p className="max-w-50 text-14 text-ink-2">{whatCounts}</p>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 shrink-0 items-center gap-2 text-15 font-semibold text-accent-deep"
        >
          <Icon name="zoom" className="size-5" />
          See it large
        </a>
      </div>
    </>
  );
}

/** A proof that was checked before is only linked to. */
export function CheckedProof({ number, addedAt }: Omit<Props, "first">) {
  return (
    <p className="mb-9">
      <a
        href={`${deskAddress(deskProofPath(number))}?added=${addedAt}`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-15 font-semibold text-accent-deep"
      >
        Look at the payment’s screenshot
      </a>
    </p>
  );
}
