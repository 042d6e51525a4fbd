import { useSettings } from "../page/settings.ts";

/** On paper the site's header and footer are left out: whose order it is, and where to ask, stands here instead. */
export function PrintedShop() {
  const { name, phoneDisplay, email } = useSettings();
  return (
    <p className="mb-4 hidden border-line border-b pb-2 text-15 print:block">
      <span className="font-display text-26">{name}</span> · <span className="nums">{phoneDisplay}</span> · {email}
    </p>
  );
}
