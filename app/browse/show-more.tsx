import { buttonStyle } from "../components/button-style.ts";
import { Link } from "../components/link.tsx";
import type { ViewLink } from "./use-browse.ts";

type Props = { link: ViewLink; shown: number; count: number; onOpen: () => void };

/** More of the same is no other view: Back leads out of the page, not through its steps. */
export function ShowMore({ link, shown, count, onOpen }: Props) {
  return (
    <div className="show-more mt-10 flex flex-col items-center gap-3 md:mt-20">
      <p className="nums text-14 text-ink-2">
        {shown} of {count}
      </p>
      <Link {...link} onOpen={onOpen} className={buttonStyle("quiet")}>
        Show more
      </Link>
    </div>
  );
}
