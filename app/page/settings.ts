import { createContext, useContext } from "react";
import type { ShownSettings } from "../../catalogue/edition.ts";

export const SettingsContext = createContext<ShownSettings | undefined>(undefined);

/** The seller's settings as this page came with them. They are data: no script has them built in. */
export function useSettings(): ShownSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error("The page came without the shop's settings");
  return settings;
}
