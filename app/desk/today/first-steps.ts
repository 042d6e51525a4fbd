import { chatLink } from "../../../shop/chat.ts";
import type { DeskShop } from "../../../shop/desk/desk.ts";
import { deskPath, deskPiecesPath, deskShopPath } from "../../../shop/desk/desk-paths.ts";

export type FirstStep = { title: string; text: string; href: string };

export function firstSteps({ phone, address, pieceCount }: DeskShop): readonly FirstStep[] {
  const { host } = new URL(address);
  return [
    {
      title: "Check phone and wallet",
      text: `Shoppers write to ${phone} and pay into its wallet.`,
      href: deskPath + deskShopPath,
    },
    {
      title: "Look through prices and stock",
      text: `${pieceCount} pieces. Count what is on the shelf.`,
      href: deskPath + deskPiecesPath,
    },
    { title: "Send somebody the address", text: `${host}, on WhatsApp.`, href: chatLink("", address) },
  ];
}
