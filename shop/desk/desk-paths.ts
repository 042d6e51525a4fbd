import type { ShareShape } from "../share-picture/share-words.ts";

/** The desk's base path. The paths below are relative to it, as in its router; see `deskAddress`. */
export const deskPath = "/desk";

export const deskTodayPath = "/";
export const deskSignInPath = "/sign-in";
export const deskSignOutPath = "/sign-out";
export const deskOrdersPath = "/orders";
/** Orders for whoever packs, without sums. */
export const deskPackingPath = "/packing";
/** The workshop list. */
export const deskMakingPath = "/making";
/** Ticks pieces off it. */
export const deskTickPath = "/making/tick";
export const deskPiecesPath = "/pieces";
/** What shoppers say about pieces. */
export const deskReviewsPath = "/reviews";

/** A photograph of a review, published or not. */
export function deskReviewPhotoPath(name: string): string {
  return `${deskReviewsPath}/photos/${name}`;
}

/** Sales with dates. */
export const deskSalesPath = "/sales";
export const deskNewSalePath = "/sales/new";
export const deskShopPath = "/shop";
export const deskShopVersionsPath = "/shop/versions";
export const deskPeoplePath = "/people";
/** Whether this phone is told of orders. */
export const deskPhoneNewsPath = "/people/phone";
export const deskManifestPath = "/manifest.webmanifest";
/** The signed-in person's second factor. */
export const deskCodePath = "/people/code";

/** Uploads; see `shop/editor/picture-desk.ts`. */
export const deskPicturesPath = "/pictures";

/** The working copy of an upload. */
export function deskPicturePath(id: string): string {
  return `${deskPicturesPath}/${id}`;
}

/** Its state, as JSON. */
export function deskPictureStatePath(id: string): string {
  return `${deskPicturePath(id)}.json`;
}

export const deskSlipsPath = "/slips";
export const deskCsvPath = "/orders/csv";
export const deskArrivalsPath = "/orders/arrivals";

export function deskOrderPath(number: string): string {
  return `${deskOrdersPath}/${number}`;
}

export function deskPackingOrderPath(number: string): string {
  return `${deskPackingPath}/${number}`;
}

/** The screenshot of its payment. */
export function deskProofPath(number: string): string {
  return `${deskOrderPath(number)}/proof`;
}

/** Polled while an order is open: the number of its latest event. */
export function deskLatestPath(number: string): string {
  return `${deskOrderPath(number)}/latest`;
}

/** Redirects to the shopper's chat, with the ready message typed. */
export function deskMessagePath(number: string): string {
  return `${deskOrderPath(number)}/whatsapp`;
}

export const deskOffersPath = "/offers";
export const deskNewOfferPath = "/offers/new";
/** Uploads of pictures for pieces that aren't in the catalogue. */
export const deskOfferPicturesPath = "/offers/pictures";

export function deskOfferPath(id: number): string {
  return `${deskOffersPath}/${id}`;
}

/** Changing an open offer. */
export function deskChangeOfferPath(id: number): string {
  return `${deskOfferPath(id)}/change`;
}

/** Entering the shopper's address. */
export function deskEnterOfferPath(id: number): string {
  return `${deskOfferPath(id)}/address`;
}

export const deskNewPiecePath = "/pieces/new";

/** Pieces that aren't finished. */
export const deskDraftsPath = "/pieces/drafts";

export function deskDraftPath(id: number): string {
  return `${deskDraftsPath}/${id}`;
}

export function deskPiecePath(id: number): string {
  return `${deskPiecesPath}/${id}`;
}

/** The part of a piece's editor where pictures are uploaded and arranged. */
export function deskArrangePath(editor: string): string {
  return `${editor}/pictures`;
}

/** The editor's own address, whichever of its two views is open. */
export function deskEditorPath(pathname: string): string {
  return pathname.replace(/\/pictures$/, "");
}

/** Changing a sale. */
export function deskSalePath(id: number): string {
  return `${deskSalesPath}/${id}`;
}

export const deskNewSheetPath = "/sheets/new";

/** What a courier paid out. */
export function deskSheetPath(id: number): string {
  return `/sheets/${id}`;
}

export function deskVersionsPath(id: number): string {
  return `${deskPiecePath(id)}/versions`;
}

/** A piece's pictures for posts and stories. */
export function deskSharePath(id: number): string {
  return `${deskPiecePath(id)}/share`;
}

type SharePicture = { id: number; shape: ShareShape; withPrice: boolean; tag: string };

/** One of them, as JPEG. The tag is for the browser's cache: it changes with what the picture shows. */
export function deskSharePicturePath({ id, shape, withPrice, tag }: SharePicture): string {
  return `${deskSharePath(id)}/${shape}.jpg?price=${withPrice ? "yes" : "no"}&v=${tag}`;
}

export function deskSlipPath(number: string): string {
  return `${deskOrderPath(number)}/slip`;
}

export function deskInvoicePath(number: string): string {
  return `${deskOrderPath(number)}/invoice`;
}

export function deskWelcomePath(token: string): string {
  return `/welcome/${token}`;
}

/** The full path, for links from outside the desk's router. */
export function deskAddress(path: string): string {
  return path === deskTodayPath ? deskPath : deskPath + path;
}

export function isDeskAddress(pathname: string): boolean {
  return pathname === deskPath || pathname.startsWith(`${deskPath}/`);
}

/** Reads the page to return to after signing in; Today for anything that isn't a page of the desk (no open redirect). */
export function parseReturnPath(text: string | null | undefined): string {
  if (!text || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\") || text.length > 500)
    return deskTodayPath;
  const url = URL.parse(text, "https://desk.invalid");
  if (url?.origin !== "https://desk.invalid" || url.pathname.includes("//")) return deskTodayPath;
  if ([deskSignInPath, deskSignOutPath].includes(url.pathname) || url.pathname.startsWith("/welcome"))
    return deskTodayPath;
  return url.pathname + url.search;
}
