import { describeFaults, faultsOf } from "./fault.ts";
import data from "./settings.json" with { type: "json" };
import { type Settings, settingsFile, settingsSchema } from "./settings-schema.ts";

const parsed = settingsSchema.safeParse(data);
if (!parsed.success) throw new Error(describeFaults(faultsOf({ file: settingsFile }, parsed.error)));

/** Everything that a seller changes about the shop, as it stands when the shop is first opened. */
export const settings: Settings = parsed.data;
