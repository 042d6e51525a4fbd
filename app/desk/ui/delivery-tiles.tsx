import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";
import { type DeliveryChoice, deliveryChoices } from "../../../shop/order/delivery-choice.ts";
import { optionsFrom, RadioTiles } from "./radio-tiles.tsx";

type Props = { shopDelivery: Rupees; chosen: DeliveryChoice };

/** The shop's own charge, another sum or none. */
export function DeliveryTiles({ shopDelivery, chosen }: Props) {
  const labels = { shop: shopDelivery === 0 ? "Free" : formatDesk(shopDelivery), other: "Another sum", none: "None" };
  // Where the shop's own is free, none is the same.
  const choices = deliveryChoices.filter((choice) => choice !== "none" || shopDelivery > 0);
  return <RadioTiles name="delivery" options={optionsFrom(choices, labels)} chosen={chosen} />;
}
