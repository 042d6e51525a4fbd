import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";
import { type DeliveryChoice, deliveryChoices } from "../../../shop/order/delivery-choice.ts";

type Props = { shopDelivery: Rupees; chosen: DeliveryChoice; className: string };

/** The shop's own charge, another sum or none. */
export function DeliveryTiles({ shopDelivery, chosen, className }: Props) {
  const labels = { shop: shopDelivery === 0 ? "Free" : formatDesk(shopDelivery), other: "Another sum", none: "None" };
  // Where the shop's own is free, none is the same.
  const choices = deliveryChoices.filter((choice) => choice !== "none" || shopDelivery > 0);
  return (
    <div className={className}>
      {choices.map((choice) => (
        <label key={choice} className="choice-tile">
          <input type="radio" name="delivery" value={choice} defaultChecked={choice === chosen} />
          {labels[choice]}
        </label>
      ))}
    </div>
  );
}
