import type {
  DefinedRegion,
  MonetaryAmount,
  OfferShippingDetails,
  QuantitativeValue,
  ShippingConditions,
  ShippingService,
} from "schema-dts";
import { type DeliverySettings, deliveryFor, shopDelivery } from "../../shop/cart/pricing.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import type { MakingDays } from "../../shop/pieces/making.ts";
import type { Product } from "../../shop/pieces/product.ts";

type Days = { from: number; to: number };

export type ShippingSettings = DeliverySettings & { makingDays: MakingDays; deliveryDays?: Days | undefined };

const pakistan: DefinedRegion = { "@type": "DefinedRegion", addressCountry: "PK" };

/** Of one piece, ordered alone. Without delivery days in the settings no time is promised. */
export function shippingDetails(
  { price, badge }: Pick<Product, "price" | "badge">,
  settings: ShippingSettings,
): OfferShippingDetails {
  const { makingDays, deliveryDays } = settings;
  const handling = badge === "Made to Order" ? makingDays : { from: 0, to: 0 };
  return {
    "@type": "OfferShippingDetails",
    shippingDestination: pakistan,
    shippingRate: rupees(deliveryFor(price, shopDelivery(settings))),
    ...(deliveryDays && {
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: inDays(handling),
        transitTime: inDays(deliveryDays),
      },
    }),
  };
}

/** Of the whole shop. Where two conditions fit, the lower rate counts. */
export function shippingService({ deliveryCharge, freeDeliveryFrom, deliveryDays }: ShippingSettings): ShippingService {
  const always: ShippingConditions = {
    "@type": "ShippingConditions",
    shippingDestination: pakistan,
    shippingRate: rupees(deliveryCharge),
    ...(deliveryDays && { transitTime: { "@type": "ServicePeriod", duration: inDays(deliveryDays) } }),
  };
  const free: ShippingConditions[] =
    freeDeliveryFrom === undefined
      ? []
      : [{ ...always, orderValue: { ...rupees(), minValue: freeDeliveryFrom }, shippingRate: rupees(0) }];
  return { "@type": "ShippingService", shippingConditions: [always, ...free] };
}

function rupees(value?: Rupees) {
  return { "@type": "MonetaryAmount", currency: "PKR", ...(value !== undefined && { value }) } satisfies MonetaryAmount;
}

function inDays({ from, to }: Days): QuantitativeValue {
  return { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" };
}
