import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  title: string;
  /** One sentence below the title. */
  line?: ReactNode;
  /** Where a phone leads back to. */
  back: { to: string; label: string };
  /** The rail doesn't lead there: from md there is a way back as well. */
  isDeep?: boolean;
};

/** On a phone a bar that leads back, then the title; from md the rail is there to lead anywhere. */
export function PageHead({ title, line, back, isDeep = false }: Props) {
  return (
    <header>
      <div className={`back-bar ${isDeep ? "" : "md:hidden"}`}>
        <Link to={back.to} className="back-link grow">
          <Icon name="left" />
          {back.label}
        </Link>
      </div>
      <h1 className="font-display text-32 leading-[1.14] md:text-48">{title}</h1>
      {line && <p className="mt-1 text-pretty text-ink-2">{line}</p>}
    </header>
  );
}
