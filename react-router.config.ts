import type { Config } from "@react-router/dev/config";
import products from "./catalogue/products.json" with { type: "json" };
import { productPath, redirects } from "./shop/paths.ts";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: ({ getStaticPaths }) => [
      ...getStaticPaths().filter((path) => !(path in redirects)),
      ...products.map(({ id }) => productPath(id)),
    ],
    concurrency: 2,
  },
} satisfies Config;
