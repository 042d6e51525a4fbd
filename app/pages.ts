import type { ComponentType } from "react";

/**
 * Every kind of page, by the name of its folder: the server renders the component, the browser hydrates it with the
 * same props.
 */
const pages = {
  home: () => import("./home/page.tsx"),
  listing: () => import("./listing/page.tsx"),
  shop: () => import("./shop/page.tsx"),
  product: () => import("./product/page.tsx"),
  saved: () => import("./saved/page.tsx"),
  cart: () => import("./cart/page.tsx"),
  checkout: () => import("./checkout/page.tsx"),
  orders: () => import("./orders/page.tsx"),
  "find-order": () => import("./find-order/page.tsx"),
  order: () => import("./order/page.tsx"),
  policy: () => import("./policy/page.tsx"),
  offline: () => import("./offline/page.tsx"),
  "not-found": () => import("./not-found/page.tsx"),
};

type PageName = keyof typeof pages;
type Props<Page extends (props: never) => unknown> =
  Parameters<Page> extends [] ? Record<string, never> : Parameters<Page>[0];
type PageProps<Name extends PageName> = Props<Awaited<ReturnType<(typeof pages)[Name]>>["default"]>;

/** A page and what it shows. The props travel to the browser as JSON. */
export type ShownPage = { [Name in PageName]: { name: Name; props: PageProps<Name> } }[PageName];

export async function loadPage(name: string): Promise<ComponentType<never>> {
  const { default: Page } = await pages[name as PageName]();
  return Page;
}
