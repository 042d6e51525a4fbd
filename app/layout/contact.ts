import type { ShownSettings } from "../../catalogue/edition.ts";

export const phoneHref = ({ phone }: Pick<ShownSettings, "phone">) => `tel:+${phone}`;
export const emailHref = ({ email }: Pick<ShownSettings, "email">) => `mailto:${email}`;
