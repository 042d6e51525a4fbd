import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { addProblem, addProblemWords } from "../../shop/cart/cart.ts";
import { shortage } from "../../shop/cart/cart-stock.ts";
import { productChatText } from "../../shop/chat.ts";
import { formatPkr, times } from "../../shop/money/rupees.ts";
import { productPath } from "../../shop/paths.ts";
import { checkChoices, readChoices } from "../../shop/pieces/choices.ts";
import { leftLabel, leftOf, totalLeft } from "../../shop/pieces/stock.ts";
import { typedQuantity } from "../../shop/typed-text.ts";
import { piecePage } from "../cards/piece-page.ts";
import { SaveChip } from "../device/heart.tsx";
import { addToCart, rereadCart } from "../saved-cart/cart-store.ts";
import { absoluteUrl } from "../seo/page-meta.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { ChoiceFields } from "../ui/choice-fields.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { toast } from "../ui/toast.ts";
import { AddButton } from "./add-button.tsx";
import { ArrivalBox } from "./arrival-box.tsx";
import { PieceTitle } from "./piece-title.tsx";
import type { ProductData } from "./product-data.server.ts";
import { ReturnsLine } from "./returns-line.tsx";
import { Share } from "./share.tsx";
import { SizeHelp, SizeHelpButton } from "./size-help.tsx";
import { StickyBar } from "./sticky-bar.tsx";

type Props = Pick<ProductData, "product" | "arrival">;

const sizeWanted = "Which size shall it be? Choose one, then add it.";

/**
 * Name, price, choices, quantity, total, and two buttons: cart or chat. Choices are read from the form when it is
 * submitted, so that those made before hydration count, too.
 */
export function Purchase({ product, arrival }: Props) {
  const { id, name, price, inStock } = product;
  const url = absoluteUrl(productPath(id));
  const [asked, setAsked] = useState(1);
  const [size, setSize] = useState<string>();
  const [added, setAdded] = useState(0);
  const [sizeProblem, setSizeProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const lastOne = totalLeft(product.stock, product.sizes) === 1;
  const most = Math.max(1, leftOf(product.stock, size) ?? Number.POSITIVE_INFINITY);
  const quantity = Math.min(asked, most);

  // A size may have been chosen before hydration.
  useLayoutEffect(() => setSize(sizeIn(form.current)), []);

  const { sizeGuide } = product;
  const isSoldOut = (size: string) => leftOf(product.stock, size) === 0;

  /** The tiles are uncontrolled. */
  function chooseSize(chosen: string | undefined): void {
    for (const tile of sizeTiles(form.current)) tile.checked = tile.value === chosen;
    setSize(chosen);
    setSizeProblem(undefined);
  }

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const choices = readChoices(product, fields);
    if (!checkChoices(product, choices).ok) {
      setSizeProblem(sizeWanted);
      scrollToAndFocus(event.currentTarget.querySelector("[name=size]"));
      return;
    }
    setSizeProblem(undefined);
    const line = { id, quantity: typedQuantity(String(fields.quantity)) ?? quantity, ...choices };
    const { lines } = rereadCart();
    const problem = addProblem(lines, line);
    const refusal = problem ? addProblemWords[problem] : shortage(line, lines, product.stock);
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
      ref={form}
      noValidate
      onSubmit={add}
      onChange={(event) => {
        setSize(sizeIn(event.currentTarget));
        if ("name" in event.target && event.target.name === "size") setSizeProblem(undefined);
      }}
      className={piecePage.words}
    >
      <PieceTitle product={product} lastOne={lastOne}>
        <div className="flex gap-2 print:hidden">
          <SaveChip id={id} name={name} />
          <Share name={name} url={url} />
        </div>
      </PieceTitle>
      {inStock && (
        <>
          <div className="mt-6.5 print:hidden md:mt-[27px]">
            <ChoiceFields
              offer={product}
              sizeProblem={sizeProblem}
              sizeGuide={sizeGuide}
              isSoldOut={isSoldOut}
              sizeHelp={sizeGuide && <SizeHelpButton />}
            />
            {sizeGuide && <SizeHelp guide={sizeGuide} size={size} isSoldOut={isSoldOut} onSize={chooseSize} />}
          </div>
          <div className="noscript:hidden mt-5 flex print:hidden items-end justify-between gap-4">
            <Stepper quantity={quantity} of={name} max={most} onChange={setAsked} />
            <p className="min-w-0 text-right">
              <span className="block text-13 text-ink-2 leading-tight">Total</span>
              <output className="nums break-words font-semibold text-20 leading-tight">
                {formatPkr(times(price, quantity))}
              </output>
            </p>
          </div>
          <p role="status" className="noscript:hidden mt-1.5 text-14 text-ink-2 print:hidden">
            {!lastOne && leftLabel(product.stock, size)}
          </p>
          {arrival && <ArrivalBox {...arrival} />}
        </>
      )}
      <AddButton ref={button} inStock={inStock} added={added} refusal={refusal} />
      <ChatLink text={productChatText(name, url)} className={buttonStyle("outline", "mt-2.5 w-full")}>
        GET BEST PRICE
      </ChatLink>
      <p className="mt-3 hidden text-14 text-ink-2 noscript:block">
        The cart needs JavaScript. Without it, order by the chat above.
      </p>
      {inStock && <ReturnsLine badge={product.badge} />}
      {inStock && <StickyBar name={name} price={product} added={added} watched={button} />}
    </form>
  );
}

function sizeIn(form: HTMLFormElement | null): string | undefined {
  return sizeTiles(form).find((tile) => tile.checked)?.value;
}

function sizeTiles(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>("[name=size]") ?? [])];
}

/** To the middle of the viewport: header and sticky bar cover its edges. */
function scrollToAndFocus(field: HTMLElement | null): void {
  field?.closest("fieldset")?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
