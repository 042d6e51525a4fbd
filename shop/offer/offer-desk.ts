import type { TakeFault } from "../editor/picture-desk.ts";
import type { Rupees } from "../money/rupees.ts";
import type { Customer, Payment } from "../order/checkout.ts";
import type { FieldError } from "../order/request.ts";
import type { EnteredSource } from "../order/source.ts";
import type { ChoiceOptions } from "../pieces/choices.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { Choices, Product } from "../pieces/product.ts";
import type { Stock } from "../pieces/stock.ts";
import type { TermsFault } from "./check-terms.ts";
import type { OfferState, OfferTerms } from "./offer.ts";

/** The desk's port for offers; the server implements it for the person who is signed in. */
export type OfferDesk = {
  /** The shop's own delivery charge, and its text for a message with the link. */
  shop: { name: string; delivery: Rupees; message: string; publicUrl: string };
  /** Newest first, fifty at a time; `before` is the last of the previous page. */
  list(filter: OfferFilter, before?: OfferPlace): Promise<OfferPage>;
  countOpen(): Promise<number>;
  find(id: number): Promise<DeskOffer | undefined>;
  /**
   * Terms are checked here, whatever a form sent. `key` makes a repeated request the same offer; its link can't be shown
   * again then.
   */
  make(key: string, terms: OfferTerms): Promise<MadeOffer>;
  /** The link stays, and shows the change. Offering it again is a new offer with the same terms. */
  change(id: number, revision: number, terms: OfferTerms): Promise<OfferAnswer>;
  withdraw(id: number, revision: number): Promise<OfferAnswer>;
  enter(id: number, asked: AskedEntry): Promise<EntryAnswer>;
  /** Where the last entered order came from, as the default. */
  lastSource(): Promise<EnteredSource | undefined>;
  /** All pieces that are sold, to choose from. */
  pieces(): readonly OfferPiece[];
  /** Stores a picture of a piece of its own. */
  addPicture(file: AsyncIterable<Uint8Array>): Promise<AddedPicture>;
};

export type OfferFilter = { state: OfferState | undefined; q: string };
export type OfferPlace = { madeAt: number; id: number };
export type OfferPage = { rows: readonly OfferRow[]; next: OfferPlace | undefined; counts: Record<OfferState, number> };

export type OfferRow = OfferPlace & {
  /** "" where it is for whoever has the link. */
  name: string;
  /** Names of the pieces, in order. */
  pieces: readonly string[];
  pictures: readonly PictureRef[];
  /** Names of pictures of pieces of its own; see `offerPicturePath`. */
  ownPictures: readonly string[];
  state: OfferState;
  until: number;
  total: Rupees;
  /** What the same would cost in the shop, where that is more. */
  shopTotal: Rupees | undefined;
  takenBy: string | null;
  takenAt: number | null;
  withdrawnAt: number | null;
};

export type DeskOffer = OfferRow & { terms: OfferTerms; revision: number; madeBy: string };

/** A piece as the form and the rows need it. */
export type OfferPiece = ChoiceOptions &
  Pick<Product, "id" | "name" | "summary" | "badge" | "inStock"> & {
    price: Rupees;
    stock?: Stock;
    picture: PictureRef;
  };

export type MadeOffer =
  /** `link` is known only now: the shop stores its hash. */
  { outcome: "made"; id: number; link: string | undefined } | { outcome: "refused"; faults: readonly TermsFault[] };

export type OfferAnswer =
  | { outcome: "done" | "unchanged" | "unknown" }
  | { outcome: "refused"; faults: readonly TermsFault[] }
  | { outcome: "conflict"; offer: DeskOffer }
  /** Taken, withdrawn or run out meanwhile. */
  | { outcome: "over"; state: Exclude<OfferState, "open">; takenBy: string | null };

/** The address as the chat has it. `key` makes a repeated request the same order. */
export type AskedEntry = {
  key: string;
  customer: Customer;
  choices: readonly Choices[];
  payment: Payment;
  isPaid: boolean;
  source: EnteredSource;
  total: Rupees;
};

export type EntryAnswer =
  | { outcome: "entered"; number: string }
  | { outcome: "refused"; errors: readonly FieldError[]; takenBy: string | null }
  | { outcome: "unknown" };

export type AddedPicture = { ok: true; name: string } | { ok: false; reason: TakeFault };
