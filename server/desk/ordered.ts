import type { Edition } from "../../catalogue/edition.ts";
import type { DeskShop } from "../../shop/desk/desk.ts";
import type { Ordered } from "./order-desk.ts";

/** What orders are made of, as it is in this edition: pieces with their pictures, and what the shop says of itself. */
export function orderedFrom({ catalogue, settings }: Edition, publicUrl: string): Ordered {
  return {
    piece(id) {
      const product = catalogue.product(id);
      const [leading] = product?.images ?? [];
      if (!product || leading === undefined) return undefined;
      return { name: product.name, picture: catalogue.picture(leading), isMade: product.badge === "Made to Order" };
    },
    shop: {
      name: settings.name,
      makingDays: settings.makingDays,
      wallet: settings.wallet,
      messages: settings.whatsAppTexts,
      sender: settings.slipAddress,
      phone: settings.phoneDisplay,
      publicUrl,
    },
  };
}

/** The shop as the desk speaks of it. */
export function deskShopFrom({ catalogue, settings }: Edition, publicUrl: string): DeskShop {
  const { name, phoneDisplay: phone } = settings;
  return { name, phone, address: publicUrl, pieceCount: catalogue.products.length };
}
