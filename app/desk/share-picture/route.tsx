import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskPiecePath } from "../../../shop/desk/desk-paths.ts";
import { productPath } from "../../../shop/paths.ts";
import { shareCaption } from "../../../shop/share-picture/share-words.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { signedInContext } from "../desk-context.ts";
import { parsePieceId } from "../editor/parse-piece-id.ts";
import { EmptyBox } from "../ui/empty-box.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PriceChoice } from "./price-choice.tsx";
import { SharePicture } from "./share-picture.tsx";

export function meta({ loaderData }: { loaderData?: { name: string } }) {
  return [{ title: `${loaderData?.name ?? "Piece"}, picture for Instagram · Desk` }];
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { sharing, pieces, shop } = context.get(signedInContext);
  const id = parsePieceId(params.id);
  const withPrice = url.searchParams.get("price") !== "no";
  const piece = await sharing.find(id, withPrice);
  if (piece) {
    const address = new URL(productPath(id), shop.address).href;
    return { id, name: piece.name, withPrice, piece, caption: shareCaption(piece.words, address) };
  }
  const offTheShop = await pieces.find(id);
  if (!offTheShop) throw new Response(null, { status: 404 });
  return { id, name: offTheShop.record.name, withPrice, piece: undefined, caption: "" };
}

export default function ShareAPicture() {
  const { id, name, withPrice, piece, caption } = useLoaderData<typeof loader>();
  return (
    <div className="desk-page pb-24 md:pt-8">
      <div className="max-w-[748px]">
        <PageHead title="Picture for Instagram" back={{ to: deskPiecePath(id), label: name }} isDeep />
        {piece ? (
          <>
            {piece.words.status === "Sold out" ? (
              <p className="mt-4 text-ink-2">It is sold out. The pictures say so, and no price.</p>
            ) : (
              <PriceChoice withPrice={withPrice} />
            )}
            {piece.undrawn && (
              <p className="mt-3 break-words text-14 text-ink-2">
                The pictures leave out <bdi>{piece.undrawn}</bdi>: their typefaces don’t have it.
              </p>
            )}
            <div className="mt-6 grid grid-cols-2 items-end gap-4 md:gap-8">
              <SharePicture shape="post" title="Post" piece={piece} withPrice={withPrice} />
              <SharePicture shape="story" title="Story" piece={piece} withPrice={withPrice} />
            </div>
            <section aria-labelledby="caption" className="mt-8">
              <div className="flex min-h-11 items-center justify-between gap-3">
                <h2 id="caption" className="font-display text-26">
                  Words beside it
                </h2>
                <CopyButton what="Words" text={caption} />
              </div>
              <p className="whitespace-pre-line break-words border border-line bg-white px-4 py-3 text-15">{caption}</p>
            </section>
          </>
        ) : (
          <EmptyBox title="It is off the shop" isLeft>
            A post would lead shoppers to a page that isn’t there. Put the piece back first.
          </EmptyBox>
        )}
      </div>
    </div>
  );
}
