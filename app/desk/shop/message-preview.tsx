import { blanksIn, fillBlanks } from "../../../shop/blanks.ts";
import { type Blank, blanks } from "../../../shop/ready-message.ts";
import { isRecord } from "../../../shop/record.ts";

/** Ayesha's order, of which every text is made here. */
const sample: Readonly<Record<Exclude<Blank, "shop">, string>> = {
  name: "Ayesha",
  number: "NQ-7F3K-92",
  pieces: "Aina and Gauhar",
  order: "Aina and Gauhar",
  total: "Rs 100,450",
  "to pay": "Rs 100,450 in cash when it comes",
  way: "are on their way with TCS, number 7791 3045 218",
  cash: "Please have Rs 100,450 ready.",
  link: "naqsh.pk/order",
  page: "https://naqsh.pk/order/NQ-7F3K-92/…",
};

/** Each text as Ayesha gets it, and the blanks that there are. */
export function MessagePreview({ texts, shop }: { texts: unknown; shop: string }) {
  const all = isRecord(texts) ? Object.entries(texts) : [];
  return (
    <section className="mt-7 border-gold border-l-2 pl-4">
      <h3 className="font-semibold">As Ayesha gets it</h3>
      {all.map(([kind, text]) => (
        <p key={kind} className="mt-3 break-words text-15">
          {fillBlanks(String(text), { ...sample, shop })}
          {blanksIn(String(text))
            .filter((name) => !blanks.some((known) => known === name))
            .map((name) => (
              <span key={name} className="block text-14 text-red">
                There is no blank called {`{${name}}`}.
              </span>
            ))}
        </p>
      ))}
      <p className="mt-4 text-14 text-ink-2">Blanks: {blanks.map((name) => `{${name}}`).join(" ")}</p>
    </section>
  );
}
