import { lineKey } from "../../shop/cart/cart.ts";
import type { FollowedLine, FollowedOrder } from "../../shop/follow/followed-order.ts";
import { formatRs, times } from "../../shop/money/rupees.ts";
import type { Discount } from "../../shop/order/order.ts";
import { offerPicturePath } from "../../shop/paths.ts";
import { describeChoices } from "../../shop/pieces/choices.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { AgreedSums } from "../payment/agreed-sums.tsx";
import { Struck } from "../payment/struck.tsx";
import { Picture } from "../ui/picture.tsx";
import type { OrderedPiecesNow } from "./order-data.server.ts";

type Props = { order: FollowedOrder; pieces: OrderedPiecesNow };

/** Lines and sums at the time of the order, with what was agreed. Rendered on the server alone. */
export function FollowedLines({ order, pieces }: Props) {
  return (
    <>
      <ul className="flex flex-col gap-4.5">
        {order.lines.map((line) => (
          <li
            key={`${lineKey(line)} ${line.name} ${line.price}`}
            className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5"
          >
            <div className="h-24 overflow-hidden rounded-card bg-sand">
              <LinePicture line={line} picture={pieces[line.id]?.picture} />
            </div>
            <LineWords line={line} summary={pieces[line.id]?.summary} />
          </li>
        ))}
      </ul>
      <div className="mt-4.5 border-line border-t">
        <AgreedSums {...order}>{order.discount && <DiscountRow {...order.discount} />}</AgreedSums>
      </div>
    </>
  );
}

function LinePicture({ line, picture }: { line: FollowedLine; picture: PictureRef | undefined }) {
  const [own] = line.own?.pictures ?? [];
  if (own) return <img src={offerPicturePath(own)} alt="" loading="lazy" className="h-full w-full object-cover" />;
  return picture && <Picture of={picture} alt="" sizes="72px" className="aspect-3/4 rounded-card" />;
}

function LineWords({ line, summary }: { line: FollowedLine; summary: string | undefined }) {
  const { name, price, quantity, lineTotal, shopPrice = 0, own } = line;
  return (
    <div className="min-w-0 text-13 text-ink-2 leading-normal">
      <p className="flex flex-wrap justify-between gap-x-3.5 text-ink">
        <span className="break-words font-display text-20 leading-[1.2]">
          <bdi>{name}</bdi>
        </span>
        <span className="nums text-15 leading-[1.6]">{formatRs(lineTotal)}</span>
      </p>
      {shopPrice > price && (
        <p className="nums float-right ml-3">
          <Struck amount={times(shopPrice, quantity)} />
        </p>
      )}
      {own && (
        <p dir="auto" className="whitespace-pre-line break-words">
          {own.words ? `Made for you: ${own.words}` : "Made for you"}
        </p>
      )}
      {summary && <p className="truncate text-14">{summary}</p>}
      {describeChoices(line).map((choice) => (
        <p key={choice}>{choice}</p>
      ))}
      <p className="nums">
        {price === 0 ? "A gift" : formatRs(price)} × {quantity}
      </p>
    </div>
  );
}

function DiscountRow({ sum, reason }: Discount) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="min-w-0 break-words">
        Discount{reason && ", "}
        <bdi>{reason}</bdi>
      </dt>
      <dd className="ml-auto">−{formatRs(sum)}</dd>
    </div>
  );
}
