/** The seller's year, or this one. A page that was built last year shows what it was built with until it is built anew. */
export function Year({ set }: { set: number | undefined }) {
  return <span suppressHydrationWarning>{set ?? new Date().getFullYear()}</span>;
}
