import { isRouteErrorResponse, Link } from "react-router";
import { deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Shamsa } from "../../ui/shamsa.tsx";

/** For an error that a route throws. Its details are in the log, not on the page. */
export function DeskError({ error }: { error: unknown }) {
  const { title, text } = wordsFor(error);
  return (
    <section className="flex flex-col items-center px-4 pt-14 pb-18 text-balance text-center md:pt-24">
      <title>{`${title} · Desk`}</title>
      <Shamsa state="broken" className="size-40 text-gold md:size-59" />
      <h1 className="mt-5 font-display text-36 leading-[1.14] md:text-48">{title}</h1>
      <p className="mt-2 max-w-[440px] text-ink-2">{text}</p>
      <Link to={deskTodayPath} reloadDocument className={buttonStyle("primary", "mt-6")}>
        Go to Today
      </Link>
    </section>
  );
}

function wordsFor(error: unknown): { title: string; text: string } {
  if (isRouteErrorResponse(error) && error.status === 404)
    return { title: "There is nothing here", text: "The address leads nowhere at the desk." };
  return {
    title: "That didn’t work",
    text: "If you were saving something, look whether it is there before you do it again.",
  };
}
