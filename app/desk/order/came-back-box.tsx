import { Link } from "react-router";
import { deskNewOfferPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { cameBackInWords } from "../../../shop/order/came-back.ts";
import { cameBackOf } from "../../../shop/order/event.ts";
import { buttonStyle } from "../../ui/button-style.ts";

/** On an order that came back: why, where its pieces are, and how it may go out again. */
export function CameBackBox({ order }: { order: DeskOrder }) {
  if (order.stage !== "returned") return null;
  const back = cameBackOf(order.events);
  const said = back && cameBackInWords(back, order.parcel?.courier);
  return (
    <section aria-label="Came back" className="mb-8">
      {said && (
        <div className="border border-line-2 bg-white p-4">
          <h2 className="font-semibold">{said.title}</h2>
          <p className="mt-1 text-ink-2">
            <bdi>{said.text}</bdi>
          </p>
        </div>
      )}
      {order.forgottenAt === null && (
        <>
          <p className="mt-4 mb-2 text-14 text-ink-2">
            Does she still want it? An offer keeps these pieces and prices.
          </p>
          <Link to={`${deskNewOfferPath}?order=${order.number}`} className={buttonStyle("outline", "w-full md:w-auto")}>
            Offer it again
          </Link>
        </>
      )}
    </section>
  );
}
