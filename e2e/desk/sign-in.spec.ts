import type { Page } from "@playwright/test";
import { codeOf, enter, password, signIn, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

// A shop in which nobody has ordered.
test.use({ shopOf: "the way in" });

test("from the link to the desk, people and devices, and out again", async ({ page, deskShop, browser, problems }) => {
  test.slow();
  // The refusals that this test brings about.
  problems.allow(/status of (401|410)/);
  const link = await deskShop.link();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your key to the desk" })).toBeVisible();
  await expect(page.getByText("This link works once, for another 30 minutes.")).toBeVisible();
  await axe(page);
  await page.getByLabel("Your name").fill("Sana Qureshi");
  await page.getByLabel("Password", { exact: true }).fill("sana qureshi");
  const rules = page.getByRole("listitem");
  await expect(rules).toHaveText(["10 characters or more: kept", "Not your name", "Not the shop’s name: kept"]);
  await page.getByRole("button", { name: "Show the password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await expect(page.getByText("No orders yet")).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: /^Look through prices and stock/ }).click();
  await expect(page.getByRole("heading", { name: "Pieces", level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: /^Check phone and wallet/ }).click();
  await expect(page.getByRole("heading", { name: "Shop", level: 1 })).toBeVisible();

  await test.step("the link is used up", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link has had its day" })).toBeVisible();
    await axe(page);
  });

  await test.step("somebody is invited, and comes in", async () => {
    await page.goto("/desk/people");
    await expect(page.getByRole("heading", { name: "People and devices" })).toBeVisible();
    await page.getByText("Invite somebody", { exact: true }).click();
    await page.getByLabel("Whom is the link for?").fill("Nadia");
    await page.getByRole("button", { name: "Make the link" }).click();
    const invitation = page.getByRole("region", { name: "Invitation: Nadia" });
    await expect(invitation).toContainText("The link works once, for 30 more minutes");
    await axe(page);
    const text = (await invitation.getByText(/\/desk\/welcome\//).textContent()) ?? "";
    const hers = await (await browser.newContext()).newPage();
    await enterEarly(hers, text, "Nadia");
    await page.reload();
    await expect(invitation).toHaveCount(0);
    await page.getByRole("region", { name: "Nadia" }).getByText("Nadia", { exact: true }).click();
    await page.getByRole("region", { name: "Nadia" }).getByRole("button", { name: /^End / }).click();
    await expect(page.getByRole("region", { name: "Nadia" }).getByRole("button", { name: /^End / })).toHaveCount(0);
    await hers.getByRole("link", { name: "Today" }).click();
    await expect(hers.getByRole("heading", { name: "The desk" })).toBeVisible();
    await hers.context().close();
  });

  await test.step("a key is taken away, after a question", async () => {
    await page.getByRole("link", { name: "Take Nadia’s key away" }).click();
    await expect(page.getByRole("heading", { name: "Take Nadia’s key away?" })).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "Take it away" }).click();
    await expect(page.getByRole("region", { name: "Nadia" })).toHaveCount(0);
    await expect(page.getByText("Sana Qureshi took Nadia’s key away")).toBeVisible();
  });

  await test.step("a session that ran out meanwhile costs nothing of what she typed", async () => {
    await page.goto("/desk/shop/announcement");
    const announcement = page.getByRole("textbox", { name: "Announcement" });
    await announcement.fill("Eid orders until 20 March");
    await expect(page.getByText("1 change: announcement")).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "The desk" }).waitFor();
    await signIn(page, "Sana Qureshi");
    await expect(page).toHaveURL("/desk/shop/announcement");
    await expect(announcement).toHaveValue("Eid orders until 20 March");
    await page.goto("/desk/people");
  });

  await test.step("signing out leaves nothing, and Back shows nothing", async () => {
    await page.getByRole("button", { name: "Sign out of this device" }).click();
    await expect(page.getByRole("heading", { name: "The desk" })).toBeVisible();
    await axe(page);
    // It opens nothing: strangers' guesses don't slow a device that was here before.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["naqsh-desk-device"]);
    // The sign-in page clears the storage when its script has come, which may be after its words.
    await expect.poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "The desk" })).toBeVisible();
  });

  await test.step("signing in says what is wrong, and leads back to where she wanted to go", async () => {
    await page.goto("/desk/people");
    await signIn(page, "Sana Qureshi", "another password");
    await expect(page.getByRole("alert")).toHaveText(
      "Name and password don’t go together. Look at both and try again.",
    );
    await expect(page.getByLabel("Name")).toHaveValue("Sana Qureshi");
    await axe(page);
    await signIn(page, "sana qureshi");
    await expect(page.getByRole("heading", { name: "People and devices" })).toBeVisible();
    await expect(page).toHaveURL("/desk/people");
  });

  await test.step("without a connection the page stays, and says so", async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.context().setOffline(true);
    await expect(
      page.getByRole("status").filter({ hasText: /^No connection since \d\d:\d\d\. This may be old\.$/ }),
    ).toBeVisible();
    await page.getByText("Invite somebody", { exact: true }).click();
    await page.getByLabel("Whom is the link for?").fill("Rabia");
    await page.getByRole("button", { name: "Make the link" }).click();
    await expect(page.getByRole("alert")).toContainText("Not saved. The shop can’t be reached.");
    await axe(page);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: "Invitation: Rabia" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Today", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "People and devices" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
    await expect(page.getByText("No connection since")).toHaveCount(0);
  });

  await test.step("so it does before a screen that wasn't opened yet: its script is prefetched", async () => {
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Shop", exact: true }).first().click();
    await expect(page.getByText("No connection since")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { name: "Shop", level: 1 })).toBeVisible();
  });
});

/** On a slow phone the page can be typed into before its scripts have come: what was typed stays. */
async function enterEarly(page: Page, link: string, name: string): Promise<void> {
  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(link, { waitUntil: "commit" });
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  letScriptsCome();
  await expect(page.getByText("10 characters or more: kept")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue(name);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
}

test("guesses are slowed, and the device that is signed in goes on", async ({ page, deskShop, browser, problems }) => {
  problems.allow(/status of (401|429)/);
  await enter(page, await deskShop.link(), "Hina");
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto("/desk/sign-in");
  for (let guess = 0; guess < 6; guess++) {
    await signIn(stranger, "Hina", "another guess");
    await stranger.getByRole("alert").waitFor();
  }
  await expect(stranger.getByRole("alert")).toContainText(/^Too many tries\. Wait \d+ seconds?, then try again\./);
  await expect(stranger.getByRole("button", { name: /^Sign in again in 0:0\d$/ })).toBeVisible();
  await axe(stranger);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await signIn(stranger, "Hina");
  await expect(stranger.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await stranger.context().close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything works, by forms alone", async ({ page, deskShop, problems }) => {
    // Scripts that are preloaded and then refused; and the password that is wrong on purpose.
    problems.allow(/\.js csp$/, /status of (401|422)/);
    await enter(page, await deskShop.link(), "Rabia");
    await page.goto("/desk/people");
    await page.getByText("Invite somebody", { exact: true }).click();
    await page.getByLabel("Whom is the link for?").fill("Kiran <b>Javed</b>");
    await page.getByRole("button", { name: "Make the link" }).click();
    const invitation = page.getByRole("region", { name: "Invitation: Kiran <b>Javed</b>" });
    await expect(invitation.getByText(/\/desk\/welcome\//)).toBeVisible();
    await invitation.getByRole("button", { name: "Withdraw" }).click();
    await expect(invitation).toHaveCount(0);
    await page.getByText("Change my password").click();
    await page.getByLabel("Password now").fill("not this one");
    await page.getByLabel("New password").fill("another password");
    await page.getByRole("button", { name: "Change it" }).click();
    await expect(page.getByRole("alert")).toHaveText("That isn’t your password now. Look at it and try again.");
    await page.getByLabel("Password now").fill(password);
    await page.getByLabel("New password").fill("another password");
    await page.getByRole("button", { name: "Change it" }).click();
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    await page.getByRole("link", { name: "A code as well as the password Off" }).click();
    await page.getByRole("button", { name: "Set it up" }).click();
    await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
    const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "";
    const shown = codeOf(key);
    await page.getByLabel("Code from your phone").fill(shown);
    await page.getByRole("button", { name: "Switch it on" }).click();
    const codes = await page.getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole("link", { name: "I have them" }).click();
    await page.getByRole("button", { name: "Sign out of this device" }).click();
    await signIn(page, "Rabia", "another password");
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await page.getByLabel("Code from your phone").fill(shown);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("That code isn’t right, or was used before.");
    await page.getByText("Use a recovery code instead").click();
    await page.getByLabel("Recovery code").fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  });
});
