import { ratingLabel } from "../../shop/review/rating.ts";
import { ratings } from "../../shop/review/review.ts";
import { nuqtaPath } from "./nuqta.tsx";

/** The font size is the width of one nuqta; gaps in pixels. A card has room for one nuqta, which is always full. */
const sizes = {
  11: { font: "text-11", gap: 0, nuqtas: [1] },
  12: { font: "text-12", gap: 3, nuqtas: ratings },
  13: { font: "text-13", gap: 3, nuqtas: ratings },
  16: { font: "text-16", gap: 4, nuqtas: ratings },
} as const;

/** 11: on a card; 12: a single review; 13: under a piece's name; 16: above the reviews. */
export type RatingSize = keyof typeof sizes;

type Props = {
  mean: number;
  /** Read out with the mean; without it, the rating is that of one review. */
  count?: number;
  size: RatingSize;
  className?: string;
};

const width = 24;
const height = 24.69;

/** What others say of a piece, as one to five nuqtas. Cut by nested viewports: styles in attributes aren't allowed. */
export function Rating({ mean, count, size, className = "" }: Props) {
  const { font, gap, nuqtas } = sizes[size];
  const step = width + (gap * width) / size;
  const whole = (step * (nuqtas.length - 1) + width).toFixed(1);
  return (
    <svg
      role="img"
      aria-label={ratingLabel(mean, count)}
      viewBox={`0 0 ${whole} ${height}`}
      width={`${(Number(whole) / width).toFixed(2)}em`}
      height="1.03em"
      className={`shrink-0 overflow-visible fill-current text-bronze ${font} ${className}`}
    >
      {nuqtas.map((rating) => (
        <RatingNuqta
          key={rating}
          x={step * (rating - 1)}
          filled={size === 11 ? 1 : Math.min(Math.max(mean - rating + 1, 0), 1)}
        />
      ))}
    </svg>
  );
}

function RatingNuqta({ x, filled }: { x: number; filled: number }) {
  const transform = `translate(${x.toFixed(1)})`;
  if (filled === 1) return <path d={nuqtaPath} transform={transform} />;
  return (
    <g transform={transform}>
      <path d={nuqtaPath} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      {filled > 0 && (
        <svg aria-hidden="true" width={(width * filled).toFixed(1)} height={height}>
          <path d={nuqtaPath} />
        </svg>
      )}
    </g>
  );
}
