import { sql } from "kysely";
import type { Edition } from "../../catalogue/edition.ts";
import { searchTerms } from "../../shop/desk/order-search.ts";
import { type OfferState, offerStates, sumOffer } from "../../shop/offer/offer.ts";
import type {
  DeskOffer,
  OfferFilter,
  OfferPage,
  OfferPiece,
  OfferPlace,
  OfferRow,
} from "../../shop/offer/offer-desk.ts";
import { priceNow } from "../../shop/pieces/sale.ts";
import { cleanText } from "../../shop/typed-text.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { contains } from "../desk/search-conditions.ts";
import { type StoredOffer, stateOf, toOffer } from "./offer-store.ts";

/** What offers need of the current edition. */
export type OfferCatalogue = Pick<Edition, "catalogue" | "counted">;

const pageSize = 50;
const mostPictures = 4;

/** Offers of one state, of which each is in exactly one. */
function isAt(state: OfferState, now: number) {
  switch (state) {
    case "taken":
      return sql<boolean>`taken_by is not null`;
    case "withdrawn":
      return sql<boolean>`taken_by is null and withdrawn_at is not null`;
    case "open":
      return sql<boolean>`taken_by is null and withdrawn_at is null and until > ${now}`;
    case "run-out":
      return sql<boolean>`taken_by is null and withdrawn_at is null and until <= ${now}`;
  }
}

export async function listOffers(
  { db, kind }: Pick<Database, "db" | "kind">,
  current: OfferCatalogue,
  { state, q }: OfferFilter,
  { before, now }: { before: OfferPlace | undefined; now: number },
): Promise<OfferPage> {
  const terms = searchTerms(cleanText(q, "one")).map((term) => contains(kind, term));
  const found = await db
    .selectFrom("offers")
    .selectAll()
    .where((eb) => eb.and([...(state ? [isAt(state, now)] : []), ...terms]))
    .$if(before !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("made_at", "id"), "<", eb.tuple(before?.madeAt ?? 0, before?.id ?? 0))),
    )
    .orderBy("made_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  const rows = found.slice(0, pageSize).map((row) => toRow(toOffer(row), current, now));
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > pageSize && last ? { madeAt: last.madeAt, id: last.id } : undefined,
    counts: await countStates(db, now),
  };
}

async function countStates(db: Db, now: number): Promise<Record<OfferState, number>> {
  const row = await db
    .selectFrom("offers")
    .select(
      offerStates.map((state) =>
        sql<number>`cast(coalesce(sum(case when ${isAt(state, now)} then 1 else 0 end), 0) as bigint)`.as(state),
      ),
    )
    .executeTakeFirstOrThrow();
  return Object.fromEntries(offerStates.map((state) => [state, Number(row[state])])) as Record<OfferState, number>;
}

export async function countOpen(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom("offers")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isAt("open", now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function toRow(offer: StoredOffer, { catalogue }: OfferCatalogue, now: number): OfferRow {
  const { id, madeAt, terms, takenBy, takenAt, withdrawnAt } = offer;
  const { lines, total, shopTotal } = sumOffer(terms, catalogue.product);
  const ids = new Set(lines.map((line) => line.id));
  const pictures = [...ids].flatMap((id) => {
    const [leading] = catalogue.product(id)?.images ?? [];
    return leading === undefined ? [] : [catalogue.picture(leading)];
  });
  return {
    ...{ id, madeAt, name: terms.name, state: stateOf(offer, now), until: terms.until, total },
    pieces: lines.map(({ name }) => name),
    pictures: pictures.slice(0, mostPictures),
    ownPictures: lines.flatMap(({ own }) => own?.pictures ?? []).slice(0, mostPictures),
    shopTotal: shopTotal > total ? shopTotal : undefined,
    ...{ takenBy, takenAt, withdrawnAt },
  };
}

export function toDeskOffer(offer: StoredOffer, current: OfferCatalogue, now: number): DeskOffer {
  const { terms, revision, madeBy } = offer;
  return { ...toRow(offer, current, now), terms, revision, madeBy };
}

export function offerPieces({ catalogue, counted }: OfferCatalogue): OfferPiece[] {
  return catalogue.products.flatMap((product) => {
    const { id, name, summary, badge, inStock, sizes, dupatta, scents, kilos, images } = product;
    const [leading] = images;
    if (leading === undefined) return [];
    const stock = counted.get(id);
    return {
      ...{ id, name, summary, badge, inStock, price: priceNow(product), picture: catalogue.picture(leading) },
      ...(stock && { stock }),
      ...(sizes && { sizes }),
      ...(dupatta && { dupatta }),
      ...(scents && { scents }),
      ...(kilos && { kilos }),
    };
  });
}
