import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  title: string;
  /** One sentence below the title. */
  line?: ReactNode;
  /** The link above the title, on phones. */
  back: { to: string; label: string };
  /** The link back shows from md, too: the rail doesn't lead to this page. */
  isDeep?: boolean;
};

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
