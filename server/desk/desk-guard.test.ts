import { describe, expect, test } from "vitest";
import { bufferForm, refuseForeign, sendsSheet, sheetBodyLimit } from "./desk-guard.ts";

const publicUrl = "https://naqsh.pk";

function ask(method: string, headers: Record<string, string>) {
  const request = new Request("http://127.0.0.1:3000/desk/people", {
    method,
    headers: { host: "naqsh.pk", ...headers },
  });
  return refuseForeign(request, publicUrl)?.status;
}

describe("a change", () => {
  test.each([
    [{ origin: "https://naqsh.pk" }, undefined],
    [{ origin: "https://naqsh.pk", "sec-fetch-site": "same-origin" }, undefined],
    [{}, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://naqsh.pk" }, 403],
    [{ origin: "https://naqsh.pk:8443" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "https://naqsh.pk.evil.example" }, 403],
    [{ origin: "https://naqsh.pk", "sec-fetch-site": "cross-site" }, 403],
    [{ origin: "https://naqsh.pk", "sec-fetch-site": "same-site" }, 403],
    [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, 403],
  ])("with %j: %s", (headers, status) => expect(ask("POST", headers)).toBe(status));
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s is no way to ask", (method) => {
  expect(ask(method, { origin: publicUrl })).toBe(405);
});

test.each(["127.0.0.1:3000", "evil.example", "naqsh.pk:80", "naqsh.pk.evil.example", ""])(
  "a page asked for under the name %j isn't shown",
  (host) => expect(ask("GET", { host })).toBe(421),
);

test("a page may be opened by a link from another site, such as a chat", () => {
  expect(ask("GET", { "sec-fetch-site": "cross-site" })).toBeUndefined();
});

describe("the size of a form is limited", () => {
  const form = (size: number, headers: Record<string, string> = {}) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(size / 2).fill(97));
        controller.enqueue(new Uint8Array(size / 2).fill(98));
        controller.close();
      },
    });
    const asked = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    return bufferForm(new Request("http://127.0.0.1:3000/desk/people", asked));
  };

  test("with Content-Length", async () => {
    expect(await form(70_000, { "content-length": "70000" })).toMatchObject({ status: 413 });
  });

  test("without Content-Length", async () => {
    expect(await form(70_000)).toMatchObject({ status: 413 });
    const held = await form(60_000);
    expect(await (held as Request).text()).toBe("a".repeat(30_000) + "b".repeat(30_000));
  });

  test("a courier's sheet may be longer", async () => {
    const sheet = (path: string) =>
      new Request(`http://127.0.0.1:3000${path}`, { method: "POST", body: new Uint8Array(1_500_000) });
    expect(sendsSheet(sheet("/desk/sheets/new.data"))).toBe(true);
    expect(sendsSheet(sheet("/desk/sheets/7"))).toBe(false);
    expect(await bufferForm(sheet("/desk/sheets/new"))).toMatchObject({ status: 413 });
    expect(await bufferForm(sheet("/desk/sheets/new"), sheetBodyLimit)).not.toHaveProperty("status");
  });
});
