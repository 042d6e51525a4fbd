/** In a sheet, before anything is pressed: what is to be known of the money. */
export function MoneyFirst({ children }: { children: string }) {
  if (children === "") return null;
  return <p className="my-3 border-gold-2 border-l-2 pl-4 font-semibold">{children}</p>;
}
