import type { TakenMessage } from "../../server/testing/push-service.ts";
import { fillIn, openCheckout, place } from "../buying.ts";
import { enter, test } from "../desk-test.ts";
import { stage } from "../order-page.ts";
import { deliver, shownOn, subscribeAs, tap } from "../push.ts";
import { axe, expect } from "../test.ts";

test.use({ serviceWorkers: "allow", shopOf: "phone news" });

test("the seller's phone is told of an order, the shopper's of its stages; a tap opens it", async ({
  page: desk,
  browser,
  deskShop,
  pushService,
}) => {
  test.slow();
  const { taken } = pushService;
  const next = async (title: string) => {
    await expect.poll(() => taken.at(-1)?.message.title, { intervals: [100] }).toBe(title);
    return (taken.at(-1) as TakenMessage).message;
  };

  await subscribeAs(desk.context(), pushService.subscribe());
  await enter(desk, await deskShop.link(), "Sana Qureshi");
  await test.step("at People and devices, by a press, with a first message", async () => {
    await desk.goto("/desk/people");
    await desk.getByRole("button", { name: "Tell this phone" }).click();
    await expect(desk.getByText("This phone is told. A test message is on its way.")).toBeVisible();
    await deliver(desk, "/desk/", await next("This phone is told"));
    await expect.poll(() => shownOn(desk)).toEqual(["New orders will look like this.: This phone is told"]);
    await axe(desk);
    expect(await tap(desk)).toBe("/desk/orders");
  });

  await test.step("the desk can be put on the home screen, with or without a session", async () => {
    const address = await desk.locator('link[rel="manifest"]').getAttribute("href");
    const manifest = await desk.evaluate(
      async (path) => (await fetch(path ?? "", { credentials: "omit" })).json(),
      address,
    );
    expect(manifest).toMatchObject({
      id: "/desk",
      start_url: "/desk",
      scope: "/desk",
      display: "standalone",
    });
  });

  const shopper = await browser.newContext({ baseURL: "http://localhost:3000", serviceWorkers: "allow" });
  await subscribeAs(shopper, pushService.subscribe());
  const page = await shopper.newPage();
  await openCheckout(page);
  await fillIn(page);
  await place(page);
  await page.getByRole("link", { name: "Follow your order" }).click();
  await expect(stage(page)).toHaveText("We have your order");
  const own = new URL(page.url()).pathname;
  const [, , number = ""] = own.split("/");
  const told = await next("New order");
  expect(told.body).toBe(number);
  await deliver(desk, "/desk/", told);
  await expect.poll(() => shownOn(desk)).toEqual([`${number}: New order`]);
  expect(await tap(desk)).toBe(`/desk/orders/${number}`);

  await test.step("on her order's page, until she stops it", async () => {
    await page.getByRole("button", { name: "Tell me here" }).click();
    await expect(page.getByRole("button", { name: "Stop telling me" })).toBeVisible();
    await axe(page);
    await desk.goto(`/desk/orders/${number}`);
    await desk.getByRole("button", { name: "Confirm order" }).click();
    const confirmed = await next("Your order is confirmed");
    expect(confirmed).toEqual({ title: "Your order is confirmed", body: number, tag: number, renotify: true });
    await deliver(page, "/told/", confirmed);
    await expect.poll(() => shownOn(page)).toEqual([`${number}: Your order is confirmed`]);
    // Her page is open.
    expect(await tap(page)).toBe(`focused ${own}`);
    await deliver(page, "/told/", confirmed);
    await page.goto("/rings");
    expect(await tap(page)).toBe(own);

    await page.goto(own);
    await page.getByRole("button", { name: "Stop telling me" }).click();
    await expect(page.getByRole("button", { name: "Tell me here" })).toBeVisible();
  });

  await test.step("and at the desk", async () => {
    await desk.goto("/desk/people");
    await desk.getByRole("button", { name: "Stop telling" }).click();
    await expect(desk.getByRole("button", { name: "Tell this phone" })).toBeVisible();
  });
  expect(pushService.faults).toEqual([]);
});
