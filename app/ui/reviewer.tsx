import { nobodyNamed } from "../../shop/review/written-review.ts";

type Props = { name: string; city: string };

/** Who wrote a review, as she wants to be shown. */
export function Reviewer({ name, city }: Props) {
  const first = name || city || nobodyNamed;
  return (
    <span className="min-w-0 break-words">
      <bdi className="font-semibold">{first}</bdi>
      {name && city && (
        <span className="text-ink-2">
          , <bdi>{city}</bdi>
        </span>
      )}
    </span>
  );
}
