import { expect, test } from "../test.ts";

const strict = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;

test("each kind of problem in a page is seen, and named", async ({ page, context, problems }) => {
  problems.allow(/./);
  await context.route("**/nowhere.json", (route) => route.abort("connectionrefused"));
  await page.goto("/returns");
  await page.evaluate(() => console.error("a component complains"));
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("a promise is broken"))));
  await page.evaluate(() => fetch("/nowhere.json").catch(() => undefined));
  await page.evaluate(() => fetch("/api/nothing"));
  await page.setContent(`${strict}<script>document.title = "ran"</script>`);

  await expect(() => {
    const all = problems.found.join("\n");
    expect(all).toContain("console: a component complains");
    expect(all).toContain("page: Error: a promise is broken");
    expect(all).toMatch(/request: GET .*nowhere\.json net::ERR_CONNECTION_REFUSED/);
    expect(all).toMatch(/console: Failed to load resource: .* 404 .*api\/nothing/);
    expect(all).toMatch(/console: .*Content Security Policy/);
  }).toPass();
});

test("what a test allows is no longer a problem, the rest still is", async ({ page, problems }) => {
  await page.goto("/healthz");
  await page.evaluate(() => console.error("on purpose"));
  await page.evaluate(() => console.error("by accident"));
  await expect.poll(() => problems.found.length).toBe(2);

  problems.allow(/on purpose/);
  expect(problems.unexpected()).toEqual([expect.stringContaining("by accident")]);
  problems.allow(/by accident/);
});
