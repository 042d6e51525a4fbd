import { homePath } from "../../shop/paths.ts";
import type { PageRequest } from "../page-request.ts";

export function webManifest({ edition: { settings } }: PageRequest): Response {
  const manifest = {
    name: `${settings.name}: ${settings.tagline}`,
    short_name: settings.name,
    start_url: homePath,
    display: "minimal-ui",
    lang: "en-PK",
    background_color: "#fbf9f6",
    theme_color: "#2a1630",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json; charset=utf-8" } });
}
