import { useEffect, useRef } from "react";
import { ownPieceId } from "../../../shop/cart/pricing.ts";
import { lineField, type TypedEditLine } from "../../../shop/order/edit-form.ts";
import { deskFieldId } from "../ui/field-id.ts";

/** Called before a line is added, it moves the focus there: to what it is called, or what it costs. */
export function useFocusAdded(lines: readonly TypedEditLine[]): () => void {
  const isAdding = useRef(false);
  const last = lines.at(-1);
  useEffect(() => {
    if (!isAdding.current || !last) return;
    isAdding.current = false;
    document.getElementById(deskFieldId(lineField(last.key, last.id === ownPieceId ? "name" : "price")))?.focus();
  }, [last]);
  return () => {
    isAdding.current = true;
  };
}
