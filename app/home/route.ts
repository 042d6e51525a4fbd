import { shownSettings } from "../../catalogue/edition.ts";
import { homePath } from "../../shop/paths.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { storeData } from "../seo/structured-data.ts";
import { pictureAddress } from "../ui/picture-address.ts";
import { categories, homeRows, slides } from "./home-data.server.ts";

export function home({ edition }: PageRequest): PageAnswer {
  const { catalogue } = edition;
  const settings = shownSettings(edition);
  const [leading] = catalogue.featured;
  const description = `${settings.tagline}: earrings, chokkars, long chains, bangles, rings and bridal sets in kundan, pearl and coloured stones. ${settings.announcement}`;
  const image = leading && pictureAddress(catalogue.preview(leading.id));
  return {
    name: "home",
    props: { slides: slides(edition), categories: categories(edition), rows: homeRows(edition) },
    head: [...pageMeta(settings, { description, path: homePath, ...(image && { image }) }), storeData(settings)],
  };
}
