/**
 * The engraver's border, in the text's colour: above the footer, beside RELATED PRODUCTS, at the foot of the drawer,
 * below the intro of a policy. Nowhere else.
 */
export function Band({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`band ${className}`} />;
}
