import { deskAddress, deskProofPath } from "../../../shop/desk-paths.ts";

type Props = { number: string; addedAt: number; first: string };

/** The screenshot of a payment. Its address changes with the picture, so that a replaced one is seen at once. */
export function Proof({ number, addedAt, first }: Props) {
  const address = `${deskAddress(deskProofPath(number))}?added=${addedAt}`;
  return (
    <>
      <img
        src={address}
        alt={`The screenshot of the payment that ${first} added`}
        className="mt-3 max-h-160 w-full border border-line bg-sand object-contain"
      />
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-11 items-center justify-end text-15 font-semibold text-accent-deep"
      >
        See it large
      </a>
    </>
  );
}

/** Once it is checked it is there to be looked up, no more. */
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
