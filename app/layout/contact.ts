import { settings } from "../../catalogue/settings.ts";

export const phoneHref = `tel:+${settings.phone}`;
export const emailHref = `mailto:${settings.email}`;
