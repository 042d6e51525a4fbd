import { useSettings } from "../page/settings.ts";

/** The shop's name and contact for print, which leaves out header and footer. */
export function PrintedShop() {
  const { name, phoneDisplay, email } = useSettings();
  return (
    <p className="mb-4 hidden border-line border-b pb-2 text-15 print:block">
      <span className="font-display text-26">{name}</span> · <span className="nums">{phoneDisplay}</span> · {email}
    </p>
  );
}
