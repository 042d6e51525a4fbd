import { Form, Link } from "react-router";
import { deskSalesPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskSale } from "../../../shop/sale/sale-desk.ts";
import { saleInWords } from "../../../shop/sale/sale-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { useIsSaving } from "../connection/use-is-saving.ts";
import { Sheet } from "../ui/sheet.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

export function EndSheet({ sale }: { sale: DeskSale }) {
  const isEnding = useIsSaving({ id: String(sale.id) });
  return (
    <Sheet title="End it now?" close={deskSalesPath} begins="title">
      <Form method="post" action={deskSalesPath} replace preventScrollReset className="mt-2">
        <input type="hidden" name="id" value={sale.id} />
        <input type="hidden" name="revision" value={sale.revision} />
        <p className="text-ink-2">
          {saleInWords(sale)}.{" "}
          {sale.state === "running" ? "The pieces cost what they did before, at once." : "It hasn’t begun and won’t."}
        </p>
        <div className="mt-5 grid grid-cols-2 gap-2.5">
          <Link to={deskSalesPath} replace preventScrollReset className={buttonStyle("quiet", "px-3")}>
            Keep it
          </Link>
          <SubmitButton saving={isEnding && "Ending"} className="px-3">
            End it now
          </SubmitButton>
        </div>
      </Form>
    </Sheet>
  );
}
