/** Set by vite.config.ts when the shop is built; absent in unit tests. */
interface ImportMetaEnv {
  /** The shop's own address, without a trailing slash. */
  readonly PUBLIC_URL?: string;
  /** Where pictures load from, without a trailing slash. */
  readonly PICTURES_URL?: string;
  /** The same for all pages of one build. */
  readonly RELEASE?: string;
}

/** https://wicg.github.io/netinfo: not in TypeScript's own types, and not in every browser. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
