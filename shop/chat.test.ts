import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chatLink, listingChatText, orderQuestionText, paymentChatText, productChatText } from "./chat.ts";
import { anyText, typedText } from "./testing/arbitraries.ts";

const phone = "923001234567";

function textOf(link: string): string | null {
  return new URL(link).searchParams.get("text");
}

test("the three texts, to the letter", () => {
  expect(listingChatText("Kiran", 5500)).toBe(
    'Hello, I am interested in the "Kiran" (Price: 5,500 PKR). Can you give me the best price?',
  );
  expect(productChatText("Aina", "https://naqsh.pk/product/1")).toBe(
    `Hello! I'm interested in "Aina". Please share the best price. https://naqsh.pk/product/1`,
  );
  expect(paymentChatText).toBe("Hi, I've made a payment for my order. Here's the screenshot:");
});

test("a question about an order names it", () => {
  expect(orderQuestionText("NQ-7F3K-92")).toBe("Hello! I have a question about my order NQ-7F3K-92.");
});

describe("the link", () => {
  test("opens a chat with the seller's number and the text, encoded", () => {
    expect(chatLink(phone, "Size 17 & 18?")).toBe("https://wa.me/923001234567?text=Size%2017%20%26%2018%3F");
  });

  test("without a text is the chat alone", () => {
    expect(chatLink(phone)).toBe("https://wa.me/923001234567");
  });

  test.each(['"Aina"', "Heer & Ranjha", "#1", "100% kundan", "a+b", "two\nlines", "💍", "عائشہ", "?text=x", "\\"])(
    "%j arrives as it is",
    (name) => {
      const text = listingChatText(name, 48_000);
      expect(textOf(chatLink(phone, text))).toBe(text);
    },
  );

  test("any name arrives as it is, and nothing but the text changes", () => {
    fc.assert(
      fc.property(fc.oneof(typedText, anyText), (name) => {
        const text = productChatText(name, "https://naqsh.pk/product/1");
        const link = chatLink(phone, text);
        expect(textOf(link)).toBe(text.toWellFormed());
        const { origin, pathname, hash, searchParams } = new URL(link);
        expect([origin, pathname, hash, [...searchParams.keys()]]).toEqual([
          "https://wa.me",
          `/${phone}`,
          "",
          ["text"],
        ]);
      }),
    );
  });
});
