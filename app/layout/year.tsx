/** The seller's year, or this one. A page built last year shows that year until it is hydrated or rebuilt. */
export function Year({ set }: { set: number | undefined }) {
  return <span suppressHydrationWarning>{set ?? new Date().getFullYear()}</span>;
}
