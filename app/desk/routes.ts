import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Everything within the room's layout is for whoever is signed in; what stands outside it is the way in. */
export default [
  layout("room/route.tsx", [
    index("today/route.tsx"),
    route("people", "people/route.tsx"),
    route("*", "not-found/route.tsx"),
  ]),
  route("sign-in", "sign-in/route.tsx"),
  route("sign-out", "sign-out/route.ts"),
  route("welcome/:token", "welcome/route.tsx"),
] satisfies RouteConfig;
