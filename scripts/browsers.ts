/** The oldest that are held to, for the shop's pages and the desk's: docs/decisions/browsers.md. */
export const browsers = ["chrome109", "safari16", "firefox115"];
