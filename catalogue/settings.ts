import { describeFaults, faultsOf } from "./fault.ts";
import data from "./settings.json" with { type: "json" };
import { type Settings, settingsFile, settingsSchema } from "./settings-schema.ts";

const parsed = settingsSchema.safeParse(data);
if (!parsed.success) throw new Error(describeFaults(faultsOf({ file: settingsFile }, parsed.error)));

/** The settings that the shop starts with; the seller changes them at the desk. */
export const settings: Settings = parsed.data;
