import { z } from "zod";
import { listingSlugs } from "../shop/product.ts";
import { anyText, listOf, oneOf, sound, text, whole, yesOrNo } from "./fields.ts";

const bannerSlide = z.strictObject({
  title: text(60),
  line: text(140),
  button: text(40),
  listing: oneOf(listingSlugs),
  ground: anyText.regex(/^#[0-9A-Fa-f]{6}$/, "is not a colour like #EFE6D8"),
  dark: yesOrNo,
  art: z.strictObject({ mobile: text(100), desktop: text(100) }),
});

const promise = z.strictObject({
  icon: oneOf(["promise-handmade", "promise-cash", "promise-delivery", "promise-chat"]),
  title: text(40),
  text: text(100),
});

/** "923001234567" and "0300 1234567" are one number; a shopper who rings the one she reads must reach the chat's. */
const isSameNumber = (settings: { phone: string; phoneDisplay: string }) => {
  const shown = settings.phoneDisplay.replace(/\D/g, "");
  return shown === settings.phone || (shown.length > 6 && settings.phone.endsWith(shown.replace(/^0/, "")));
};

export const settingsSchema = z
  .strictObject({
    name: text(40),
    tagline: text(80),
    announcement: text(80),
    phone: anyText.regex(/^[1-9]\d{9,14}$/, "must be digits only, country code first: 923001234567"),
    phoneDisplay: text(24),
    email: z.email("is not an e-mail address"),
    social: z.strictObject({
      network: text(30),
      name: text(60),
      url: z.url({ protocol: /^https$/, error: "must be a full address beginning with https://" }),
    }),
    wallet: z.strictObject({ name: text(40), accountNumber: text(40), accountTitle: text(80) }),
    deliveryCharge: whole(0, 100_000),
    placingDelay: whole(0, 30_000),
    makingTime: text(40),
    bannerSlides: z.array(bannerSlide).min(1, "needs at least one slide").max(5, "has more than 5 slides"),
    searchSamples: listOf(whole(1, 999_999), 5, 5),
    promises: z.array(promise).length(4, "needs exactly 4 promises"),
    year: whole(2025, 2100),
    credit: text(80),
  })
  .refine(isSameNumber, {
    path: ["phoneDisplay"],
    error: "is another number than phone",
    when: sound("phone", "phoneDisplay"),
  });

export type Settings = z.infer<typeof settingsSchema>;
export type BannerSlide = Settings["bannerSlides"][number];

const section = z
  .strictObject({
    heading: text(80),
    text: text(600).exactOptional(),
    points: listOf(text(300), 1, 10).exactOptional(),
  })
  .refine((value) => value.text !== undefined || value.points !== undefined, "needs a text or points");

export const policySchema = z.strictObject({
  title: text(80),
  description: text(160),
  intro: text(300),
  sections: z.array(section).min(1, "is empty"),
});

export type Policy = z.infer<typeof policySchema>;
