import { makeReviewsReal, touchReview } from "../desk-review.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

test.use({ shopOf: "the trial" });

test("the trial's shop on Today: every number leads to what it counts, and what runs out is changed from here", async ({
  page,
  problems,
  deskShop,
}) => {
  test.slow();
  problems.allow(/status of 409/);
  await deskShop.command("demo");
  await enter(page, await deskShop.link(), "Sana Qureshi");
  await axe(page);
  await test.step("nothing is wider than the window, whatever its width, nor at fault at a desk", async () => {
    const size = page.viewportSize();
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
    await axe(page);
    if (size) await page.setViewportSize(size);
  });

  await test.step("more cities are shown, each with its orders", async () => {
    const cities = page.locator("section").filter({ hasText: "Where it goes" }).getByRole("link");
    const more = page.getByText(/^\d+ more cit/);
    const all = (await cities.count()) + Number.parseInt(await more.innerText(), 10);
    await more.click();
    await expect(cities).toHaveCount(all);
  });

  const rows = page.locator("main li").filter({ hasText: "NQ-" });

  await test.step("takings of a week; each sum leads to its orders", async () => {
    const takings = page.locator("section").filter({ has: page.getByRole("heading", { name: "Takings" }) });
    await expect(takings.getByRole("link", { name: "30 days", exact: true })).toHaveAttribute("aria-current", "true");
    await takings.getByRole("link", { name: "7 days", exact: true }).click();
    await expect(takings.getByRole("link", { name: "7 days", exact: true })).toHaveAttribute("aria-current", "true");
    await expect(takings.getByRole("link", { name: /^In hand Rs/ })).toHaveAttribute("href", /reached=paid/);
    await takings.getByRole("link", { name: /^Confirmed Rs/ }).click();
    await expect(page).toHaveURL(/standing=yes.*reached=confirmed|reached=confirmed.*standing=yes/);
    await expect(rows).not.toHaveCount(0);
    await page.goBack();
  });

  await test.step("what couriers have, and what is to be given back, lead to their orders", async () => {
    const courier = page.getByRole("link", { name: /\d orders, oldest \d+ days/ }).first();
    const held = Number.parseInt(/(\d+) orders/.exec(await courier.innerText())?.[1] ?? "", 10);
    await courier.click();
    await expect(rows).toHaveCount(held);
    await page.goBack();
    const back = page.getByRole("link", { name: /To give back/ });
    await expect(back).toContainText("promised by");
    const due = Number.parseInt(await back.innerText(), 10);
    await back.click();
    await expect(rows).toHaveCount(due);
    await page.goto("/desk");
  });

  await test.step("what a piece costs makes its margin", async () => {
    const sells = page.locator("section").filter({ has: page.getByRole("heading", { name: "What sells" }) });
    const first = sells.getByRole("listitem").first();
    await expect(first).toContainText("cost not entered");
    const piece = /piece=(\d+)/.exec((await first.getByRole("link").getAttribute("href")) ?? "")?.[1];
    await page.goto(`/desk/pieces/${piece}`);
    await page.getByLabel("What it costs you").fill("100");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/done=saved/);
    await page.goto("/desk");
    await expect(first).toContainText(/margin 9\d\u00a0%/);
  });

  await test.step("takings by where they came from lead to their orders", async () => {
    const sources = page.locator("section").filter({ hasText: "Where it comes from" });
    await sources.getByRole("link", { name: /^Instagram Rs/ }).click();
    await expect(page.getByRole("link", { name: "Source: Instagram" })).toBeVisible();
    await expect(page.getByText(/^Confirmed, placed from/)).toBeVisible();
    await expect(rows).not.toHaveCount(0);
    await page.goBack();
  });

  await test.step("reviews to read are published with an answer or left out, and stand on the piece's page", async () => {
    // Those of the trial are made up, and in no structured data.
    makeReviewsReal(deskShop.file);
    await page.getByRole("link", { name: /^2 Reviews to read/ }).click();
    const reviews = page.getByRole("article");
    await expect(reviews).toHaveCount(2);
    await axe(page);
    const [piece = ""] = await reviews.first().getByRole("heading").allInnerTexts();
    await reviews.first().getByText("Answer", { exact: true }).click();
    await reviews.first().getByLabel("The shop’s answer").fill("Mubarak, <b>from all</b> of us.");
    touchReview(deskShop.file, "waiting");
    await reviews.first().getByRole("button", { name: "Publish with this answer" }).click();
    const conflict = page.getByRole("alert");
    await expect(conflict).toContainText("This review was changed");
    await conflict.getByRole("button", { name: "Publish with this answer" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Published." })).toBeVisible();
    await expect(reviews).toHaveCount(1);
    await reviews.getByText("Leave out", { exact: true }).click();
    await reviews.getByLabel("Why?").fill("It names another shop.");
    await reviews.getByRole("button", { name: "Leave it out" }).click();
    await expect(page.getByRole("heading", { name: "Nothing to read" })).toBeVisible();
    await page.getByRole("link", { name: /^Left out/ }).click();
    await expect(reviews.filter({ hasText: "It names another shop." })).toBeVisible();

    await page.getByRole("link", { name: /^Published/ }).click();
    const answered = reviews.filter({ hasText: "Mubarak, <b>" });
    const address = await answered.getByRole("link", { name: piece, exact: true }).getAttribute("href");
    await page.goto(String(address).replace("/desk/pieces/", "/product/"));
    await page.getByRole("link", { name: /^\d reviews?$/ }).click();
    const section = page.getByRole("region", { name: "Who else has it" });
    await expect(section).toBeInViewport();
    await expect(section.getByText("Mubarak, <b>from all</b> of us.")).toHaveCount(1);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.find((json) => json.includes('"Product"'))).toMatch(
      /"aggregateRating":.*"reviewBody":"(Came two days|One stone was)/,
    );
    await axe(page);
    await page.goto("/desk");
  });

  const waiting = page.getByRole("link", { name: /To confirm/ });
  const count = Number.parseInt(await waiting.innerText(), 10);
  expect(count).toBeGreaterThan(0);
  await waiting.click();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  await expect(rows).toHaveCount(count);

  await page.goto("/desk");
  const out = page.getByRole("listitem").filter({ hasText: /(None|One|Two) left/ });
  const piece = out.filter({ hasText: /One left/ });
  await expect(out).toHaveCount(4);
  await piece.getByRole("link", { name: /^Change / }).click();
  await expect(page.getByRole("heading", { name: "Pieces", level: 1 })).toBeVisible();
  await page.getByLabel("Left", { exact: true }).fill("9");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.goto("/desk");
  await expect(out).toHaveCount(3);

  await test.step("an e-mail that doesn't get through says what to do, and is tried again", async () => {
    await page.getByRole("link", { name: /E-mail not getting through/ }).click();
    await page.getByRole("listitem").filter({ hasText: "NQ-" }).getByRole("link").click();
    await expect(page.getByRole("heading", { name: /e-mail to you .* isn’t getting through/ })).toBeVisible();
    await expect(page.getByText("open Email Services and connect it again")).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "goes out again within a minute" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/desk");
    await expect(page.getByRole("link", { name: /To confirm/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /E-mail not getting through/ })).toHaveCount(0);
  });
});
