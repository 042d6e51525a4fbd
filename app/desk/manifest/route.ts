import { deskPath } from "../../../shop/desk/desk-paths.ts";

/** Makes the desk an app of its own on the home screen, beside the shop. Without a session: browsers send no cookie. */
export function loader() {
  const manifest = {
    id: deskPath,
    name: "The shop’s desk",
    short_name: "Desk",
    start_url: deskPath,
    scope: deskPath,
    display: "standalone",
    lang: "en-PK",
    background_color: "#fbf9f6",
    theme_color: "#fbf9f6",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json; charset=utf-8" } });
}
