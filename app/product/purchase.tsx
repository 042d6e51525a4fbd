import { type SubmitEvent, useRef, useState } from "react";
import { addProblem, addProblemWords, type CartLine } from "../../shop/cart.ts";
import { productChatText } from "../../shop/chat.ts";
import { checkChoices, readChoices } from "../../shop/choices.ts";
import { formatPkr, times } from "../../shop/money.ts";
import { productPath } from "../../shop/paths.ts";
import { countedAs, leftInWords, type Stock, totalLeft } from "../../shop/stock.ts";
import { digitsOf } from "../../shop/typed-text.ts";
import { buttonStyle } from "../components/button-style.ts";
import { ChatLink } from "../components/chat-link.tsx";
import { ChoiceFields } from "../components/choice-fields.tsx";
import { piecePage } from "../components/piece-page.ts";
import { PieceTitle } from "../components/piece-title.tsx";
import { Stepper } from "../components/stepper.tsx";
import { toast } from "../components/toast.ts";
import { SaveChip } from "../device/heart.tsx";
import { addToCart, rereadCart } from "../saved-cart/cart-store.ts";
import { absoluteUrl } from "../seo/page-meta.ts";
import { AddButton } from "./add-button.tsx";
import type { ProductData } from "./product-data.server.ts";
import { SizeHelp } from "./size-help.tsx";
import { StickyBar } from "./sticky-bar.tsx";

type Props = { product: ProductData["product"] };

const sizeWanted = "Which size shall it be? Choose one, then add it.";

/**
 * Name, price, choices, quantity, total, and the two ways on: the cart or a chat. A form: what stands in it when Add is
 * pressed is what is added, whoever put it there and when.
 */
export function Purchase({ product }: Props) {
  const { id, name, price, inStock } = product;
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState(0);
  const [sizeProblem, setSizeProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const choices = readChoices(product, form);
    if (!checkChoices(product, choices).ok) {
      setSizeProblem(sizeWanted);
      leadTo(event.currentTarget.querySelector("[name=size]"));
      return;
    }
    setSizeProblem(undefined);
    const typed = Number(digitsOf(String(form.quantity)));
    const line = { id, quantity: typed || quantity, ...choices };
    const { lines } = rereadCart();
    const problem = addProblem(lines, line);
    const refusal = problem ? addProblemWords[problem] : shortage(product.stock, lines, line);
    setRefusal(refusal);
    if (refusal) {
      toast.error(refusal);
      return;
    }
    addToCart(line);
    setAdded((times) => times + 1);
  }

  return (
    <form
      noValidate
      onSubmit={add}
      onChange={(event) => "name" in event.target && event.target.name === "size" && setSizeProblem(undefined)}
      className={piecePage.words}
    >
      <PieceTitle {...product} soldOut={!inStock} lastOne={totalLeft(product.stock, product.sizes) === 1}>
        <SaveChip id={id} name={name} />
      </PieceTitle>
      {inStock && (
        <>
          <div className="mt-6.5 print:hidden md:mt-[27px]">
            <ChoiceFields
              offer={product}
              sizeProblem={sizeProblem}
              sizeHelp={product.sizes && <SizeHelp sizes={product.sizes} />}
            />
          </div>
          <div className="noscript:hidden mt-5 flex print:hidden items-end justify-between gap-4">
            <Stepper quantity={quantity} of={name} onChange={setQuantity} />
            <p className="min-w-0 text-right">
              <span className="block text-13 text-ink-2 leading-tight">Total</span>
              <output className="nums break-words font-semibold text-20 leading-tight">
                {formatPkr(times(price, quantity))}
              </output>
            </p>
          </div>
        </>
      )}
      <AddButton ref={button} inStock={inStock} added={added} refusal={refusal} />
      <ChatLink
        text={productChatText(name, absoluteUrl(productPath(id)))}
        className={buttonStyle("outline", "mt-2.5 w-full")}
      >
        GET BEST PRICE
      </ChatLink>
      <p className="mt-3 hidden text-14 text-ink-2 noscript:block">
        The cart needs JavaScript. Without it, order by the chat above.
      </p>
      {inStock && <StickyBar name={name} price={product} added={added} watched={button} />}
    </form>
  );
}

/** What the page knows to be too much, with what her cart has of it already. */
function shortage(stock: Stock | undefined, lines: readonly CartLine[], line: CartLine): string | undefined {
  const counted = countedAs(stock, line.size);
  const left = counted === undefined ? undefined : stock?.[counted];
  if (left === undefined) return undefined;
  const same = lines.filter(({ id, size }) => id === line.id && countedAs(stock, size) === counted);
  const inCart = same.reduce((sum, { quantity }) => sum + quantity, 0);
  if (inCart + line.quantity <= left) return undefined;
  if (left === 0) return `Size ${line.size} has sold out.`;
  return inCart > 0 ? `${leftInWords(left)} It is in your cart already.` : leftInWords(left);
}

/** To the middle of the screen: the navigation and the bar lie over its edges. */
function leadTo(field: HTMLElement | null): void {
  field?.closest("fieldset")?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
