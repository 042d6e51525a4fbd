import type { ReactNode } from "react";
import { listings } from "../../catalogue/listings.ts";
import { findOrderPath, orderConfirmationPath, returnsPath, shopPath, yourOrdersPath } from "../../shop/paths.ts";
import { useHasOrders } from "../device/has-orders.ts";
import { useSettings } from "../page/settings.ts";
import { Band } from "../ui/band.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { StackedLogo } from "../ui/logo.tsx";
import { shopLinksId } from "./anchors.ts";
import { Year } from "./year.tsx";

type PageLink = { path: string; title: string };

const shopLinks: readonly PageLink[] = [...listings, { path: shopPath, title: "Everything" }];

const linkStyle = "flex min-h-11 items-center text-15 leading-[1.33] hover:underline ";

export function SiteFooter() {
  const { tagline, place, policyTitles } = useSettings();
  const hasOrders = useHasOrders();
  const helpLinks: readonly PageLink[] = [
    ...(hasOrders ? [{ path: yourOrdersPath, title: "Your orders" }] : []),
    { path: findOrderPath, title: "Find your order" },
    { path: returnsPath, title: policyTitles.returns },
    { path: orderConfirmationPath, title: policyTitles.orderConfirmation },
  ];
  return (
    <footer className="overflow-hidden bg-plum text-on-plum">
      <Band className="mt-2.5 text-lilac-dot/35" />
      <div className="page">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] gap-x-4 gap-y-7 pt-4 md:grid-cols-4 md:pt-10 wide:gap-x-0 wide:grid-cols-[2.22fr_2fr_1fr_1.02fr]">
          <div className="col-span-full wide:col-span-1">
            <StackedLogo className="h-[113px] wide:h-[144px]" />
            <p className="mt-3.5 text-15 text-on-plum/85">{tagline}</p>
            <address className="mt-1 text-14 text-on-plum-2 not-italic">
              {place.address}, {place.city}
            </address>
          </div>
          <Column title="Shop" id={shopLinksId} className="col-span-full md:col-span-2 wide:col-span-1">
            <ul className="grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-4 large-letters:block wide:gap-x-0">
              <PageLinks links={shopLinks} />
            </ul>
          </Column>
          <Column title="Help" id="help-links" className="pr-5">
            <ul>
              <PageLinks links={helpLinks} />
            </ul>
          </Column>
          <Column title="Talk to us" id="contact-links">
            <ContactLinks />
          </Column>
        </div>
        <SmallPrint />
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; id: string; className?: string; children: ReactNode };

function Column({ title, id, className = "", children }: ColumnProps) {
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-1 font-semibold text-12 text-on-plum-2 uppercase leading-normal tracking-[.1em]">
        {title}
      </h2>
      {children}
    </nav>
  );
}

function PageLinks({ links }: { links: readonly PageLink[] }) {
  return links.map(({ path, title }) => (
    <li key={path}>
      <a href={path} className={linkStyle}>
        {title}
      </a>
    </li>
  ));
}

function ContactLinks() {
  const { phone, phoneDisplay, email, social } = useSettings();
  const contacts: readonly { icon: IconName; label: string; href: string; text: string }[] = [
    { icon: "phone", label: "Phone", href: `tel:+${phone}`, text: phoneDisplay },
    { icon: "mail", label: "E-mail", href: `mailto:${email}`, text: email },
    { icon: "insta", label: social.network, href: social.url, text: social.name },
  ];
  return (
    <ul>
      {contacts.map(({ icon, label, href, text }) => (
        <li key={href}>
          <a href={href} aria-label={`${label}: ${text}`} className={`${linkStyle} gap-2.5`}>
            <Icon name={icon} className="size-4.5 text-on-plum-2" />
            <span className="nums min-w-0 break-words">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Leaves room for the floating chat button: below on phones, at the right from md. */
function SmallPrint() {
  const { year, name, credit } = useSettings();
  return (
    <div className="mt-7.5 flex flex-wrap justify-between gap-x-4 border-lilac-dot/20 border-t pt-4.5 pb-24 text-13 text-on-plum-2 md:mt-12 md:pr-[90px] md:pb-9">
      <p>
        © <Year set={year} /> {name}. All rights reserved.
      </p>
      <p>{credit}</p>
    </div>
  );
}
