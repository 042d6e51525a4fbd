import complete from "../assets/shamsa.svg?no-inline";
import begun from "../assets/shamsa-begun.svg?no-inline";
import broken from "../assets/shamsa-broken.svg?no-inline";

/** Begun: empty. Broken: not found. Complete: an order is placed. One to a screen. */
const drawings = {
  begun: `${begun}#shamsa-begun`,
  broken: `${broken}#shamsa-broken`,
  complete: `${complete}#shamsa`,
} as const;

type Props = { state: keyof typeof drawings; className?: string };

/** Its lines stay 1 px wide at any size (`vector-effect` in the drawings) and take the text's colour. */
export function Shamsa({ state, className = "size-59 text-gold md:size-75" }: Props) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={drawings[state]} />
    </svg>
  );
}
