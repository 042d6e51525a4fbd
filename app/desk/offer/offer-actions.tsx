import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  deskChangeOfferPath,
  deskEnterOfferPath,
  deskNewOfferPath,
  deskOfferPath,
  deskOrderPath,
} from "../../../shop/desk/desk-paths.ts";
import type { DeskOffer } from "../../../shop/offer/offer-desk.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";

/** What can be done with the offer in its state. An open one is offered again where its link stood. */
export function OfferActions({ offer: { id, state, takenBy } }: { offer: DeskOffer }) {
  const isOpen = state === "open";
  return (
    <ul className="mt-8 border-line border-t">
      {takenBy !== null && (
        <Row
          to={deskOrderPath(takenBy)}
          icon={<DeskIcon name="orders" className="size-5 text-accent-deep" />}
          title={`It became ${takenBy}`}
        />
      )}
      {isOpen && (
        <Row
          to={deskChangeOfferPath(id)}
          icon={<DeskIcon name="pencil" className="size-5 text-accent-deep" />}
          title="Change it"
          line="The link stays and shows the change."
        />
      )}
      {isOpen && (
        <Row
          to={deskEnterOfferPath(id)}
          icon={<DeskIcon name="note" className="size-5 text-accent-deep" />}
          title="Enter her address"
          line="If she has sent it to you in the chat."
        />
      )}
      {!isOpen && (
        <Row
          to={`${deskNewOfferPath}?again=${id}`}
          icon={<Icon name="again" className="size-5 text-accent-deep" />}
          title="Offer it again"
          line="Makes a new link with the same pieces."
        />
      )}
      {isOpen && (
        <Row
          to={`${deskOfferPath(id)}?withdraw=yes`}
          icon={<Icon name="close" className="size-5" />}
          title="Withdraw it"
          line="The link then says so, and leads to the shop."
          isQuiet
        />
      )}
    </ul>
  );
}

type RowProps = { to: string; icon: ReactNode; title: string; line?: string; isQuiet?: boolean };

function Row({ to, icon, title, line, isQuiet = false }: RowProps) {
  return (
    <li className="border-line border-b">
      <Link to={to} preventScrollReset={isQuiet} className="flex min-h-14 items-center gap-4 py-2.5">
        {icon}
        <span className="min-w-0 grow">
          <span className={`block font-semibold ${isQuiet ? "" : "text-accent-deep"}`}>{title}</span>
          {line && <span className="block text-15 text-ink-2">{line}</span>}
        </span>
      </Link>
    </li>
  );
}
