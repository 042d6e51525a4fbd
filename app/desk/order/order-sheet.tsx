import { useEffect } from "react";
import { isolateBidi } from "../../../shop/bidi.ts";
import { Sheet } from "../ui/sheet.tsx";
import { AdvanceSheet } from "./advance-sheet.tsx";
import { CameBackSheet } from "./came-back-sheet.tsx";
import { CancelSheet } from "./cancel-sheet.tsx";
import { CorrectSheet } from "./correct-sheet.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { EditSheet } from "./edit-sheet.tsx";
import { EntrySheet } from "./entry-sheet.tsx";
import { ForgetSheet } from "./forget-sheet.tsx";
import { MarkSheet } from "./mark-sheet.tsx";
import { useOrderPath } from "./order-link.tsx";
import { ParcelSheet } from "./parcel-sheet.tsx";
import { SendSheet } from "./send-sheet.tsx";
import { sheetTitles } from "./sheets.ts";
import { TextSheet } from "./text-sheet.tsx";
import { BeginQuestion, MoneyBeforeSending } from "./unpaid-question.tsx";

export function OrderSheet(props: DeskOrderViewProps) {
  const { order, sheet, refusal } = props;
  // The first field that is wrong.
  useEffect(() => {
    if (refusal) document.querySelector<HTMLElement>("dialog [aria-invalid=true]")?.focus();
  }, [refusal]);
  const first = isolateBidi(props.first);
  const close = useOrderPath()(order.number);
  switch (sheet) {
    case "send":
      return (
        <Sheet title={order.customer.city ? `Send to ${isolateBidi(order.customer.city)}` : "Send it"} close={close}>
          <MoneyBeforeSending {...props}>
            <SendSheet {...props} />
          </MoneyBeforeSending>
        </Sheet>
      );
    case "cancel":
      return (
        <Sheet title={`Cancel ${first}’s order?`} close={close}>
          <CancelSheet {...props} />
        </Sheet>
      );
    case "came-back":
      return (
        <Sheet title="Came back" close={close}>
          <CameBackSheet {...props} />
        </Sheet>
      );
    case "correct":
      return (
        <Sheet title="Correct the details" close={close}>
          <CorrectSheet {...props} />
        </Sheet>
      );
    case "parcel":
      return (
        <Sheet title={order.parcel?.tracking ? "Courier and number" : "Add the number"} close={close}>
          <ParcelSheet {...props} />
        </Sheet>
      );
    case "edit":
      return (
        props.editing && (
          <Sheet title="Change the order" close={close} begins="title" isWide>
            <EditSheet key={order.revision} {...props} editing={props.editing} />
          </Sheet>
        )
      );
    case "text":
      return (
        <Sheet title={`Write to ${first}`} close={close}>
          <TextSheet {...props} />
        </Sheet>
      );
    case "mark":
      return (
        <Sheet title="Mark this number" close={close}>
          <MarkSheet {...props} />
        </Sheet>
      );
    case "forget":
      return (
        <Sheet title={`Remove ${first}’s details?`} close={close}>
          <ForgetSheet {...props} />
        </Sheet>
      );
    case "payment":
    case "give-back":
      return (
        <Sheet title={sheetTitles[sheet]} close={close}>
          <EntrySheet {...props} goesBack={sheet === "give-back"} />
        </Sheet>
      );
    case "advance":
      return (
        <Sheet title={sheetTitles.advance} close={close} begins="title">
          <AdvanceSheet {...props} />
        </Sheet>
      );
    case "make":
      return (
        <Sheet title="Start making?" close={close} begins="title">
          <BeginQuestion {...props} />
        </Sheet>
      );
    default:
      return null;
  }
}
