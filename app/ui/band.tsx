/** An ornamental border in the text's colour. */
export function Band({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`band ${className}`} />;
}
