import type { Edition } from "../../catalogue/edition.ts";
import { defaultCourierDays } from "../../shop/desk/courier-age.ts";
import type { DeskShop } from "../../shop/desk/desk.ts";
import { defaultRefundDays } from "../../shop/order/give-back.ts";
import { offerPieces } from "../offers/offer-rows.ts";
import type { OrderCatalogue } from "./order-desk.ts";

/** What the order desk needs of an edition: pieces with their pictures, and some settings. */
export function orderCatalogueFrom({ catalogue, settings }: Edition, publicUrl: string): OrderCatalogue {
  return {
    piece(id) {
      const product = catalogue.product(id);
      const [leading] = product?.images ?? [];
      if (!product || leading === undefined) return undefined;
      const { name, summary, badge } = product;
      return { name, summary, picture: catalogue.picture(leading), isMade: badge === "Made to Order" };
    },
    product: (id) => catalogue.product(id),
    pieces: (counted) => offerPieces({ catalogue, counted }),
    shop: {
      name: settings.name,
      delivery: settings.deliveryCharge,
      makingDays: settings.makingDays,
      refundDays: settings.refundDays ?? defaultRefundDays,
      courierDays: settings.courierDays ?? defaultCourierDays,
      wallet: settings.wallet,
      messages: settings.whatsAppTexts,
      sender: settings.slipAddress,
      phone: settings.phoneDisplay,
      ntn: settings.ntn,
      strn: settings.strn,
      publicUrl,
    },
  };
}

export function deskShopFrom({ catalogue, settings }: Edition, publicUrl: string): DeskShop {
  const { name, phoneDisplay: phone } = settings;
  return { name, phone, address: publicUrl, pieceCount: catalogue.products.length };
}
