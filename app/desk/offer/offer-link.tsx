import { Link } from "react-router";
import { chatLink } from "../../../shop/chat.ts";
import { deskNewOfferPath, deskShopPath } from "../../../shop/desk/desk-paths.ts";
import { sentInWords } from "../../../shop/offer/desk-words.ts";
import type { DeskOffer } from "../../../shop/offer/offer-desk.ts";
import { internationalPhone } from "../../../shop/phone.ts";
import { Announcer } from "../../ui/announcer.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { copyWords, useCopy } from "../../ui/use-copy.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

type Props = { offer: DeskOffer; link: string; message: string };

/** Shown once, right after the offer was made: the shop stores only the link's hash. */
export function OfferLink({ offer, link, message }: Props) {
  const isHydrated = useHydrated();
  return (
    <section className="desk-order-box">
      <h2 className="section-title">Her link</h2>
      <p className="mt-1 select-all break-all">{link.replace(/^https?:\/\//, "")}</p>
      <p className="mt-1 text-pretty text-15 text-ink-2">
        Shown only now. Whoever has it can order at this price, once.
      </p>
      {isHydrated && (
        <div className="contact-buttons mt-4 bg-white">
          <CopyPart what="link" text={link} />
          <CopyPart what="message" text={message} />
        </div>
      )}
      <p className="mt-3.5 break-words text-15 text-ink-2 leading-[1.6]">
        WhatsApp opens with: “<bdi>{message.replaceAll(link, "(her link)")}</bdi>”{" "}
        <Link
          to={`${deskShopPath}/messages`}
          className="whitespace-nowrap py-3.5 font-semibold text-accent-deep underline underline-offset-3"
        >
          Change the text
        </Link>
      </p>
      <div className="bottom-bar offer-bar">
        <p className="mb-2 text-13 text-ink-2 md:text-15">You press send in WhatsApp. It didn’t open?</p>
        <a
          href={chatLink(internationalPhone(offer.terms.phone) ?? "", message)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle("primary", "w-full")}
        >
          <Icon name="chat" className="size-5" />
          Open WhatsApp
        </a>
      </div>
    </section>
  );
}

/** In place of the link, which can't be shown again. */
export function SentBefore({ offer: { id, madeAt }, now }: { offer: DeskOffer; now: number }) {
  return (
    <section className="desk-order-box">
      <h2 className="section-title">Her link</h2>
      <p className="mt-1 text-pretty text-ink-2">{sentInWords(madeAt, now)}</p>
      <Link to={`${deskNewOfferPath}?again=${id}`} className={buttonStyle("outline", "mt-4 w-full")}>
        <Icon name="again" className="size-5" />
        Offer it again
      </Link>
    </section>
  );
}

/** One half of the frame: "Copy link", then "Link copied". */
function CopyPart({ what, text }: { what: "link" | "message"; text: string }) {
  const [outcome, copy] = useCopy();
  const isCopied = outcome === "copied";
  const copied = `${what === "link" ? "Link" : "Message"} copied`;
  return (
    <>
      <button type="button" onClick={() => copy(text)} className={isCopied ? "offer-copied" : undefined}>
        <Icon name={isCopied ? "check" : "copy"} className="size-5" />
        {isCopied ? copied : outcome ? copyWords[outcome] : `Copy ${what}`}
      </button>
      <Announcer>{isCopied ? copied : outcome && copyWords[outcome]}</Announcer>
    </>
  );
}
