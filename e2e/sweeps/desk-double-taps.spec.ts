/** An order's page under a quick finger, with keys alone and on a bad line. */
import type { Page } from "@playwright/test";
import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { tapTwice } from "../tap-twice.ts";
import { expect } from "../test.ts";

/** At a given moment, however busy the machine is. */
async function pressEnter(page: Page, timestamp: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, timestamp };
  await session.send("Input.dispatchKeyEvent", { ...key, type: "keyDown", text: "\r" });
  await session.send("Input.dispatchKeyEvent", { ...key, type: "keyUp" });
}

test("tapped twice is done once; what is being typed stays, and so does the focus", async ({
  page,
  deskShop,
  deskPort,
  problems,
}) => {
  await enter(page, await deskShop.link(), "Hina");
  const number = await placeOrder(deskPort);
  const button = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true });
  const said = (words: string) => page.getByRole("status").filter({ hasText: words });

  await test.step("an order opened from the list is said, and reading begins at its head", async () => {
    await page.goto(`/desk/orders?q=${number}`);
    await page.getByRole("link", { name: "Ayesha Rahman" }).click();
    await expect(page.getByRole("heading", { name: "Ayesha Rahman", level: 1 })).toBeFocused();
    await expect(said(`${number} · Desk`)).toBeAttached();
  });

  await test.step("Enter twice, then held down: one step each", async () => {
    await button("Confirm order").focus();
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    const began = Date.now() / 1000;
    await pressEnter(page, began);
    await expect(said("Confirmed")).toBeVisible();
    await pressEnter(page, began + 0.17);
    await pressEnter(page, began + 0.6);
    // Nor does a finger get at what the step has brought, for a second.
    const isReached = () =>
      button("Start making").evaluate((step) => {
        const { x, y, width, height } = step.getBoundingClientRect();
        return step.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(await isReached()).toBe(false);
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect.poll(isReached).toBe(true);
    await said("Confirmed").evaluate((toast) => toast.getAnimations()[0]?.finish());
    await page.getByLabel("Private notes").fill("Rang, nobody");
    await button("Start making").focus();
    for (const _ of "held") await page.keyboard.down("Enter");
    await expect(said("Being made")).toBeVisible();
    for (const _ of "held") await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("a note half written is still there, and is kept once", async () => {
    await expect(page.getByLabel("Private notes")).toHaveValue("Rang, nobody");
    await page.reload();
    await expect(page.getByLabel("Private notes")).toHaveValue("Rang, nobody");
    await button("Keep the note").click();
    await expect(said("Note kept: Rang, nobody")).toBeAttached();
    await expect(page.getByLabel("Private notes")).toHaveValue("");
    await expect(button("Keep the note")).toBeFocused();
  });

  await test.step("after Pack reading begins at the head; Send twice is its sheet, and Esc leads back to Send", async () => {
    await button("Pack").press("Enter");
    await expect(said("Ready to send")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const send = page.getByRole("link", { name: "Send", exact: true }).filter({ visible: true });
    await send.click({ trial: true });
    await send.focus();
    await tapTwice(page, send);
    await expect(page.getByRole("dialog", { name: "Send to Lahore" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(send).toBeFocused();
    await send.click();
  });

  await test.step("on a line that breaks the sheet stays as it is, and Try again can be pressed", async () => {
    problems.allow(/ERR_FAILED|Failed to fetch/);
    await page.getByLabel("Tracking number").fill("LE 7412");
    await page.getByLabel("Then open WhatsApp with the number").uncheck();
    await page.route(/\/desk\/orders\/NQ-.*\.data/, (route) => route.abort(), { times: 1 });
    await button("Mark as sent").click();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(button("Mark as sent"), "it waits for her, not for the shop").toBeVisible();
    await expect(page.getByLabel("Tracking number")).toHaveValue("LE 7412");
    await button("Try again").click();
    await expect(said("On the way")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
