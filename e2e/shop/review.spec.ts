import { makeOrder } from "../../scripts/screens/order-states.ts";
import { orderPath } from "../../shop/paths.ts";
import { enter, test } from "../desk-test.ts";
import { photo } from "../photo.ts";
import { axe, expect } from "../test.ts";

const words = "Worn at my nikah in Lahore.\nIt sits flat, and the dori didn’t slip.";

test("a bride writes how it is, the desk publishes it, and she takes it away again", async ({
  page,
  browser,
  deskShop,
  problems,
}) => {
  test.slow();
  const step = (daysAgo: number, name: "confirm" | "pack" | "send" | "deliver") =>
    [daysAgo, { change: { kind: "step", step: name } }] as const;
  const order = await makeOrder(`file:${deskShop.file}`, {
    daysAgo: 16,
    happened: [step(14, "confirm"), step(8, "pack"), step(6, "send"), step(4, "deliver")],
  });
  const address = orderPath(order.number, order.key);
  await page.goto(address);
  const box = page.getByRole("region", { name: "How is it?" });
  const form = box.getByRole("form", { name: "Your review of Aina" });
  await expect(box.getByRole("form")).toHaveCount(1);
  await axe(page);

  await test.step("without nuqtas it isn't sent", async () => {
    await form.getByRole("button", { name: "Send it to us" }).click();
    await expect(form.getByText("How many nuqtas? One is not right, five is just right.")).toBeVisible();
  });

  await test.step("what was typed and chosen survives a lost connection and a reload", async () => {
    await form.getByText("4, Good").locator("..").click();
    await form.getByLabel("In your words").fill(words);
    await form.getByLabel("City").fill("");
    await expect(form.getByText("Shown as “Ayesha”.")).toBeVisible();
    const broken = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    await form.getByLabel("Add a photograph").setInputFiles([await photo("worn.jpg", 120), broken]);
    await expect(form.getByRole("img", { name: /^Photograph/ })).toHaveCount(2);
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await form.getByRole("button", { name: "Send it to us" }).click();
    await expect(form.getByRole("alert").filter({ hasText: "Your words are still here." })).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(form.getByLabel("In your words")).toHaveValue(words);
    await expect(form.getByRole("radio", { name: "4, Good" })).toBeChecked();
    await expect(form.getByRole("img", { name: /^Photograph/ })).toHaveCount(2);
  });

  await test.step("a photograph that is none says so in its place, and the others are sent without it", async () => {
    problems.allow(/status of 422/);
    await form.getByRole("button", { name: "Send it to us" }).click();
    const refused = form.getByRole("listitem").filter({ hasText: "This isn’t a picture." });
    await expect(refused).toBeVisible();
    await axe(page);
    await refused.getByRole("button", { name: "Leave photograph 2 out" }).click();
    await form.getByRole("button", { name: "Send it to us" }).click();
    await expect(page.getByRole("heading", { name: "Shukriya, Ayesha" })).toBeVisible();
    await expect(page.getByText("We have it")).toBeVisible();
    await expect(page.getByRole("img", { name: "4 of 5" }).locator("..")).toBeFocused();
    await expect(page.getByRole("img", { name: /your photograph 1/ })).toHaveJSProperty("naturalWidth", 1600);
    await axe(page);
  });

  const desk = await (await browser.newContext({ baseURL: "http://localhost:3000" })).newPage();
  await enter(desk, await deskShop.link(), "Sana Qureshi");
  await desk.getByRole("link", { name: /Reviews? to read/ }).click();
  const written = desk.getByRole("article").filter({ hasText: order.number });
  await expect(written.getByText("It sits flat")).toBeVisible();
  await written.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(desk.getByRole("status").filter({ hasText: "Published." })).toBeVisible();

  await test.step("it stands on the piece's page, with its photograph", async () => {
    await desk.goto("/product/1");
    const stands = desk.getByRole("region", { name: "Who else has it" }).getByRole("article");
    await expect(stands.filter({ hasText: "It sits flat" })).toContainText("Ayesha");
    const shown = stands.filter({ hasText: "It sits flat" }).getByRole("img", { name: /^Aina, photographed by/ });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty("naturalWidth", 1600);
  });

  await test.step("taken away it is gone there, and Undo brings it back", async () => {
    await page.reload();
    await expect(page.getByText(/^On Aina’s page since/)).toBeVisible();
    await page.getByRole("button", { name: /^Take it away/ }).click();
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
    await desk.reload();
    await expect(desk.getByText("It sits flat")).toHaveCount(0);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByText(/^On Aina’s page since/)).toBeVisible();
    await desk.reload();
    await expect(desk.getByText("It sits flat")).toHaveCount(1);
  });

  await test.step("changed it waits again", async () => {
    await page.getByRole("link", { name: /^Change it/ }).click();
    await expect(page.getByRole("radio", { name: "4, Good" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Send it to us" }).click();
    await expect(page.getByText("We have it")).toBeVisible();
    await expect(page.getByRole("img", { name: "5 of 5" })).toBeVisible();
  });
  await desk.context().close();
});
