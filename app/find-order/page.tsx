import { yourOrdersPath } from "../../shop/paths.ts";
import { useSettings } from "../page/settings.ts";
import { useFormSubmit } from "../page/use-form-submit.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";
import { Shamsa } from "../ui/shamsa.tsx";

const sentences = {
  unknown: "No order has this number and this phone number. Check both, or ask us: we find orders by name, too.",
  slow: "Too many tries. Wait a quarter of an hour, then try again, or ask us.",
  lost: "We couldn’t reach the shop. What you typed is still here: try again.",
} as const;

/** The button is pale until there is something to find; it can be pressed all the same, and then says so. */
const untilFilled =
  "[form:has(:invalid)_&]:bg-incomplete [form:has(:invalid)_&]:text-on-incomplete [form:has(:invalid)_&]:hover:bg-incomplete";

type Props = {
  /** Of a form that found nothing. */
  answer?: { problem: "unknown" | "slow"; number: string; phone: string } | undefined;
};

export default function FindOrderPage({ answer }: Props) {
  const { phoneDisplay } = useSettings();
  const { isSending, isLost, send } = useFormSubmit();
  const problem = isLost ? sentences.lost : answer && sentences[answer.problem];
  const field = {
    required: true,
    "aria-invalid": answer?.problem === "unknown" ? true : undefined,
    "aria-describedby": problem ? "find-problem" : undefined,
  } as const;
  return (
    <div className="page grid items-center pt-8 pb-16 md:grid-cols-[minmax(0,480px)_1fr] md:gap-16 md:pt-18 md:pb-24">
      <div className="min-w-0">
        <h1 className="font-display text-40 leading-[1.12] md:text-60">Find your order</h1>
        <p className="mt-1 text-ink-2 md:text-17">Two things, and you see where it stands.</p>
        <form method="post" className="mt-6" noValidate onSubmit={send}>
          <label htmlFor="number" className="font-semibold text-14">
            Order number
          </label>
          <input
            id="number"
            name="number"
            {...field}
            defaultValue={answer?.number}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="field nums mt-1.5 tracking-[.06em]"
          />
          <p className="mt-1.5 text-14 text-ink-2 leading-snug">
            It stands on your confirmation and in our messages, like NQ-7F3K-92. Capitals and dashes don’t matter.
          </p>
          <label htmlFor="phone" className="mt-5 block font-semibold text-14">
            Phone number
          </label>
          <input
            id="phone"
            name="phone"
            type="tel"
            {...field}
            defaultValue={answer?.phone}
            autoComplete="tel"
            placeholder="The one you gave with the order"
            className="field nums mt-1.5"
          />
          <Problem id="find-problem" role="alert" className="mt-2 text-15">
            {problem}
          </Problem>
          <button type="submit" aria-busy={isSending} className={buttonStyle("primary", `mt-5 w-full ${untilFilled}`)}>
            Show my order
          </button>
        </form>
        <ul className="mt-8 border-line border-t">
          <li className="noscript:hidden border-line border-b">
            <a href={yourOrdersPath} className="flex min-h-16 items-center gap-4 py-2.5 leading-snug">
              <Icon name="clock" className="size-6 text-gold" />
              <span className="flex-1">
                <strong className="block font-semibold text-15">Ordered on this device?</strong>
                <span className="text-14 text-ink-2">Your orders stand in a list of their own.</span>
              </span>
              <Icon name="right" className="size-5 text-accent-deep" />
            </a>
          </li>
          <li className="border-line border-b">
            <ChatLink className="flex min-h-16 items-center gap-4 py-2.5 leading-snug" iconSize="size-6 text-gold">
              <span className="flex-1">
                <strong className="block font-semibold text-15">Lost the number?</strong>
                <span className="nums text-14 text-ink-2">
                  Ask us on WhatsApp, <span className="whitespace-nowrap">{phoneDisplay}</span>.
                </span>
              </span>
              <Icon name="right" className="size-5 text-accent-deep" />
            </ChatLink>
          </li>
        </ul>
      </div>
      <div className="hidden justify-center md:flex">
        <Shamsa state="begun" className="size-80 text-gold wide:size-115" />
      </div>
    </div>
  );
}
