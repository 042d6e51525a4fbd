import { settings } from "../settings.ts";
import { sampleProducts } from "./sample-catalogue.ts";

const sample = { hash: "0123abcd", width: 720, height: 960, tone: "sand" };
const art = settings.bannerSlides.flatMap((slide) => Object.values(slide.art));

/** A manifest with every picture that the shop's products and banner name. */
export const sampleManifest = {
  pictures: Object.fromEntries(
    [...sampleProducts.flatMap(({ images }) => images), ...art].map((name) => [name, sample]),
  ),
  previews: Object.fromEntries(sampleProducts.map(({ id }) => [id, { hash: sample.hash }])),
};
