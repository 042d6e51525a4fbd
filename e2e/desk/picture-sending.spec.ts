import type { Locator, Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import { enter, test } from "../desk-test.ts";
import { heavyPhoto, photo } from "../photo.ts";
import { drag, pinch, swipe } from "../swipe.ts";
import { expect } from "../test.ts";

type Photo = Awaited<ReturnType<typeof photo>>;

/** What a hand carries, or a clipboard. */
function carried(page: Page, { name, mimeType, buffer }: Photo) {
  return page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], name, { type }));
      return carried;
    },
    { name, type: mimeType, base64: buffer.toString("base64") },
  );
}

async function drop(onto: Locator, file: Photo): Promise<void> {
  const dataTransfer = await carried(onto.page(), file);
  await onto.dispatchEvent("dragover", { dataTransfer });
  await onto.dispatchEvent("drop", { dataTransfer });
}

async function paste(page: Page, file: Photo): Promise<void> {
  await (await carried(page, file)).evaluate((clipboardData) => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
}

/** What the frame says of itself. */
async function placeOf(page: Page): Promise<{ left: number; width: number }> {
  const said = await page.getByRole("status").filter({ hasText: "from the left" }).textContent();
  const [left = 0, , width = 0] = [...(said ?? "").matchAll(/\d+/g)].map(Number);
  return { left, width };
}

test("pictures come by every way, are framed by finger and dragged into their order; of two people the second is told", async ({
  page,
  deskShop,
  browser,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 409/);
  await enter(page, await deskShop.link(), "Sana Qureshi");
  await page.goto("/desk/pieces/40/pictures");
  const names = page.locator('input[name="images"]');
  const frame = page.getByRole("application", { name: /^Frame on/ });
  const onTheirWay = page.getByRole("list", { name: "On their way" }).getByRole("listitem");
  const use = page.getByRole("button", { name: "Use it" });

  await test.step("dropped, pasted and taken; five is the most", async () => {
    await drop(page.getByRole("heading", { name: "On the page" }), await photo("dropped.jpg", 210));
    await expect(page.getByRole("application", { name: "Frame on dropped.jpg" })).toBeVisible();
    await expect(frame).toBeInViewport();
    await paste(page, await photo("pasted.jpg", 160));
    await expect(page.getByText("dropped.jpg, 1 of 2")).toBeVisible();
    const camera = page.getByLabel("Take one");
    await expect(camera).toHaveAttribute("capture", "environment");
    await camera.setInputFiles([await photo("taken.jpg", 90)]);
    await expect(page.getByText("Five is the most. Leave one out first.")).toBeVisible();
    await expect(onTheirWay).toHaveCount(2);
    await page.getByRole("button", { name: /^Leave it out ?, third picture$/ }).click();
    await camera.setInputFiles([await photo("taken.jpg", 90)]);
    await expect(page.getByText("dropped.jpg, 1 of 3")).toBeVisible();
    // Its place is taken: there is no way back for the one that was left out.
    await expect(page.getByText("Left out.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  });

  await test.step("stopped: the frame is left out, and what was on its way leaves nothing behind", async () => {
    await page.getByRole("button", { name: /^Stop ?, taken.jpg$/ }).click();
    await page.getByRole("button", { name: /^Stop ?, pasted.jpg$/ }).click();
    await expect(onTheirWay).toHaveCount(1);
    const line = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", slow);
    await page.getByLabel("Choose pictures").setInputFiles([await heavyPhoto("slow.jpg")]);
    await expect(page.getByRole("progressbar", { name: "Sending slow.jpg" })).toBeVisible();
    await page.getByRole("button", { name: /^Stop ?, slow.jpg$/ }).click();
    await expect(page.getByText("slow.jpg")).toHaveCount(0);
    await line.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
    await page.reload();
    await expect(onTheirWay).toHaveCount(1);
  });

  await test.step("the frame goes with a finger, and grows and shrinks with two", async () => {
    await frame.scrollIntoViewIfNeeded();
    const { width } = await boxOf(frame);
    const scale = (await placeOf(page)).width / width;
    expect(await placeOf(page)).toEqual({ left: 350, width: 900 });
    await swipe(frame, -60);
    await expect.poll(async () => Math.abs((await placeOf(page)).left - (350 - 60 * scale))).toBeLessThan(3);
    await pinch(frame, 160, 80);
    await expect.poll(async () => Math.abs((await placeOf(page)).width - 450)).toBeLessThan(8);
    const { x, y } = await boxOf(frame);
    await drag(page, { x, y }, { x: x - 30, y: y - 40 });
    await expect.poll(async () => Math.abs((await placeOf(page)).width - (450 + 30 * scale))).toBeLessThan(8);
    await use.click();
    await expect(names).toHaveCount(3, { timeout: 60_000 });
  });

  await test.step("the last is dragged to the front", async () => {
    const added = await names.last().inputValue();
    expect(added).toMatch(/^photo-/);
    const grips = page.locator(".picture-grip");
    await grips.first().scrollIntoViewIfNeeded();
    const [from, to] = [await boxOf(grips.last()), await boxOf(grips.first())];
    await drag(page, { x: from.x + 40, y: from.y + 60 }, { x: to.x + 40, y: to.y + 10 });
    await expect(names.first()).toHaveValue(added);
    await expect(page.getByText("It is first now.")).toBeAttached();
  });

  await test.step("another has the same page open, with a picture of his own; whoever saves second is told", async () => {
    const wide = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
    const his = await browser.newContext({ baseURL: new URL(page.url()).origin, ...wide });
    const bilal = await his.newPage();
    await enter(bilal, await deskShop.link(), "Bilal Ahmed");
    await bilal.goto("/desk/pieces/40/pictures");
    await bilal.getByLabel("Choose pictures").setInputFiles([await photo("his.jpg", 20)]);
    await bilal.getByRole("button", { name: "Use it" }).click();
    const own = bilal.locator('input[name="images"]');
    await expect(own).toHaveCount(5, { timeout: 60_000 });

    await page.getByRole("link", { name: "Done" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Shoppers see it within two seconds." })).toBeVisible();

    await bilal.getByRole("button", { name: "Save", exact: true }).click();
    await expect(bilal.getByRole("heading", { name: /^Sana Qureshi saved this piece at .*: pictures/ })).toBeVisible();
    await expect(bilal.getByText(/You both changed pictures/)).toBeVisible();
    await expect(own).toHaveCount(5);
    await expect(bilal.locator(".unknown-tile")).toHaveCount(0);
    await bilal.getByRole("button", { name: "Save", exact: true }).click();
    await expect(bilal.getByText("Saved. Shoppers see it within two seconds.")).toBeVisible();
    await his.close();
  });
});
