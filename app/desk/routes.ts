import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Routes inside the layout need a session; those after it are for signing in and out. */
export default [
  layout("layout/route.tsx", [
    index("today/route.tsx"),
    route("orders", "orders/route.tsx"),
    route("orders/arrivals", "orders/arrivals-route.ts"),
    route("orders/csv", "orders/csv-route.ts"),
    route("orders/:number", "order/route.tsx"),
    route("orders/:number/latest", "order/latest-event-route.ts"),
    route("orders/:number/proof", "order/proof-route.ts"),
    route("orders/:number/whatsapp", "order/whatsapp-route.ts"),
    route("orders/:number/slip", "slip/route.tsx", { id: "slip" }),
    route("slips", "slip/route.tsx", { id: "slips" }),
    route("offers", "offers/route.tsx"),
    route("offers/new", "offer-form/route.tsx", { id: "new-offer" }),
    route("offers/:id", "offer-page/route.tsx"),
    route("offers/:id/change", "offer-form/route.tsx", { id: "change-offer" }),
    route("offers/:id/address", "offer-address/route.tsx"),
    route("pieces", "pieces/route.tsx"),
    route("pieces/new/pictures?", "piece/route.tsx", { id: "new-piece" }),
    route("pieces/:id/pictures?", "piece/route.tsx", { id: "piece" }),
    route("pieces/:id/versions", "piece-versions/route.tsx"),
    route("shop/versions", "shop-versions/route.tsx"),
    route("shop/:section?", "shop/route.tsx"),
    route("people", "people/route.tsx"),
    route("people/code", "people-code/route.tsx"),
    route("*", "not-found/route.tsx"),
  ]),
  route("sign-in", "sign-in/route.tsx"),
  route("sign-out", "sign-out/route.ts"),
  route("welcome/:token", "welcome/route.tsx"),
] satisfies RouteConfig;
