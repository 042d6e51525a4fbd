import { Link } from "react-router";
import { type Alert, alertPath, alertSaid, alertTitle, alertTodo } from "../../../shop/desk/alerts.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";

type Props = { alerts: readonly Alert[]; now: number };

/** One line however many there are: the page below stays the page. It unfolds to what to do. */
export function AlertLine({ alerts, now }: Props) {
  const [first, ...others] = alerts;
  if (!first) return null;
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  return (
    <section aria-label="To look after" className="bg-closed print:hidden">
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-2.5 px-4 py-2 text-15 leading-snug md:px-6 wide:px-14">
          <Nuqta className="text-[8px] text-red" />
          <span className="min-w-0 grow">
            {alertTitle(first)}
            {more}
          </span>
          <span className="shrink-0 font-semibold text-14 text-accent-deep group-open:hidden">What to do</span>
          <Icon name="down" className="size-5 shrink-0 text-ink-2 group-open:rotate-180" />
        </summary>
        <ul className="max-w-[704px] px-4 pb-4 md:px-6 wide:px-14">
          {alerts.map((alert) => (
            <AlertItem key={alert.kind} alert={alert} isNamed={others.length > 0} now={now} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function AlertItem({ alert, isNamed, now }: { alert: Alert; isNamed: boolean; now: number }) {
  const said = alertSaid(alert);
  const path = alertPath(alert.kind);
  return (
    <li className="border-line-2 not-first:mt-3 not-first:border-t not-first:pt-3 text-15">
      {isNamed && <h2 className="font-semibold leading-snug">{alertTitle(alert)}</h2>}
      <p className="text-pretty break-words">{alertTodo(alert)}</p>
      {said && <p className="mt-1 break-words text-13 text-ink-2">It said: {said}</p>}
      <p className="mt-1 text-13 text-ink-2">Since {formatMoment(alert.beganAt, now)}</p>
      {path && (
        <Link to={path} className="inline-flex min-h-11 items-center font-semibold text-accent-deep">
          Which they are
        </Link>
      )}
    </li>
  );
}
