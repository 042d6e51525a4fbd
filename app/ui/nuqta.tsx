/** One dot of a reed pen, 24 units wide. */
export const nuqtaPath =
  "M11.45 24.69q-1.93-1.93-3.86-3.72t-3.8-3.45Q1.93 15.86 0 14.48v-1.24q.83-1.38 2.48-3.38 1.66-2 3.52-4.07t3.52-3.65T12 0h1.24q6.35 4 8.55 6.69T24 11.72q0 2.35-2.83 5.66t-8.62 7.31z";

/** One, two or three dots, as on the letters noon, qaaf and sheen. */
const clusters = {
  1: { width: 24, height: 24.69, at: ["0 0"] },
  2: { width: 51.7, height: 24.69, at: ["0 0", "27.7 0"] },
  3: { width: 51.7, height: 47.8, at: ["13.85 0", "0 23.1", "27.7 23.1"] },
} as const;

type Props = {
  count?: keyof typeof clusters;
  /** A hairline instead of a filled dot. */
  outline?: boolean;
  /** The font size is the width of one nuqta: "text-12 text-accent". */
  className?: string;
};

/** Hidden from screen readers: an ornament, or a count that words beside it give, too. */
export function Nuqta({ count = 1, outline = false, className = "" }: Props) {
  const { width, height, at } = clusters[count];
  const paint = outline ? "overflow-visible fill-none stroke-current" : "fill-current";
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={`${(width / 24).toFixed(2)}em`}
      height={`${(height / 24).toFixed(2)}em`}
      className={`shrink-0 ${paint} ${className}`}
    >
      {at.map((place) => (
        <path key={place} d={nuqtaPath} transform={`translate(${place})`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
