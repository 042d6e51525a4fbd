import { type CheckoutForm, type Payment, paymentNames } from "../../shop/order/checkout.ts";
import { useSettings } from "../page/settings.ts";
import { changeForm } from "../placing/form-store.ts";
import { Icon, type IconName } from "../ui/icon.tsx";

const options: readonly { payment: Payment; line: string; lineWithRaast?: string; icon: IconName }[] = [
  { payment: "cod", line: "Pay the courier at your door.", icon: "cash" },
  {
    payment: "online",
    line: "Mobile wallet, with a screenshot.",
    lineWithRaast: "Wallet or Raast, with a screenshot.",
    icon: "wallet",
  },
];

const card =
  "focus-frame flex min-h-19.5 cursor-pointer items-center gap-3.5 rounded-card border border-line-2 bg-white px-4 py-3 md:max-wide:gap-2 md:max-wide:px-2 transition-colors has-checked:border-accent has-checked:bg-lilac has-checked:[box-shadow:inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3";
const dot =
  "grid size-5.5 shrink-0 cursor-pointer appearance-none place-items-center rounded-full border border-line-2 bg-white outline-none before:w-2.5 before:text-accent checked:border-accent checked:before:nuqta forced-colors:appearance-auto";

/** Two radio buttons as cards; the dot of the chosen one is a nuqta. */
export function PaymentChoice({ form, labelledBy }: { form: CheckoutForm; labelledBy: string }) {
  const { raast } = useSettings();
  return (
    <fieldset aria-labelledby={labelledBy} className="mt-4 grid gap-2.5 md:mt-4.5 md:grid-cols-2">
      {options.map(({ payment, line, lineWithRaast = line, icon }) => (
        <label key={payment} className={card}>
          <input
            type="radio"
            name="payment"
            value={payment}
            checked={form.payment === payment}
            onChange={() => changeForm({ payment })}
            className={dot}
          />
          <span className="min-w-0 grow">
            <span className="block font-semibold text-16 leading-normal">{paymentNames[payment]}</span>
            <span className="block text-14 text-ink-2 leading-[1.3]">{raast ? lineWithRaast : line}</span>
          </span>
          <Icon name={icon} className="size-6.5 text-gold md:max-wide:hidden" />
        </label>
      ))}
    </fieldset>
  );
}
