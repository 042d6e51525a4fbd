/** In a sheet: what to know about the payment before going on. */
export function MoneyWarning({ children }: { children: string }) {
  if (children === "") return null;
  return <p className="my-3 border-gold-2 border-l-2 pl-4 font-semibold">{children}</p>;
}
