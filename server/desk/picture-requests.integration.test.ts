import { once } from "node:events";
import { type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { maxUploadBytes, type Upload } from "../../shop/editor/picture-desk.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import { createEditions } from "../catalogue/editions.ts";
import { openDatabase } from "../database/open-database.ts";
import { emptyDatabase, silent } from "../testing/databases.ts";
import { deskShop, giveKey, noPictures, orderCatalogue } from "../testing/desk.ts";
import { heic, photograph } from "../testing/photographs.ts";
import { startTestServer, testSettings } from "../testing/shop-server.ts";

const publicUrl = "http://localhost:3000";

type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: Uint8Array | string };

/** The desk over real HTTP, without its screens; requests are signed in unless they say otherwise. */
async function openShop() {
  const settings = await emptyDatabase("sqlite");
  const screens = () => {
    throw new Error("a screen was asked for");
  };
  const desk = { build: screens, shop: () => deskShop, pictures: noPictures, orderCatalogue };
  const parts = { editions: createEditions(fileSource), desk, files: () => undefined };
  const server = await startTestServer({ ...testSettings({ PUBLIC_URL: publicUrl }), database: settings }, parts);
  const database = await openDatabase(settings, silent);
  onTestFinished(database.close);
  const cookie = await giveKey(database, "Sana", { publicUrl });

  async function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
    const own = { host: new URL(publicUrl).host, cookie, ...(method === "POST" && { origin: publicUrl }) };
    const asking = request(server.origin, { path, method, agent: false, headers: { ...own, ...headers } });
    asking.on("error", () => undefined);
    asking.end(body);
    const [answer] = await once(asking, "response");
    return { status: Number(answer.statusCode), headers: answer.headers, body: await text(answer) };
  }
  const send = (
    body: Uint8Array,
    headers: OutgoingHttpHeaders = {},
    query = "kind=piece&place=piece-12&label=IMG_1.jpg",
  ) => ask(`/desk/pictures?${query}`, { method: "POST", body, headers });
  const uploads = () => database.db.selectFrom("picture_uploads").select("label").orderBy("created_at").execute();
  return { ask, send, uploads, cookie, database, port: server.port };
}

const jpeg = () => photograph().jpeg().toBuffer();

describe("pictures over HTTP", { timeout: 120_000 }, () => {
  test("a picture of an offer is sent, made smaller, and served to whoever knows its name", async () => {
    const { ask, database } = await openShop();
    const send = (body: Uint8Array, headers: OutgoingHttpHeaders = {}) =>
      ask("/desk/offers/pictures", { method: "POST", body, headers });
    const sent = await send(await photograph(1500, 2000).jpeg().toBuffer());
    expect(sent.status).toBe(201);
    const { name } = JSON.parse(sent.body);
    expect(name).toMatch(/^[\w-]{22}$/);
    const stored = await database.db.selectFrom("offer_pictures").select(["name", "width", "height"]).execute();
    expect(stored).toEqual([{ name, width: 900, height: 1200 }]);
    const served = await ask(`/offer-pictures/${name}`, { headers: { cookie: "" } });
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-robots-tag": "noindex",
    });
    expect((await ask("/offer-pictures/nameThatNobodyWasGiven")).status).toBe(404);
    expect(await send(Buffer.from("x".repeat(100)))).toMatchObject({ status: 415, body: '{"reason":"no-picture"}' });
    expect((await send(await jpeg(), { cookie: "" })).status).toBe(401);
    expect((await send(await jpeg(), { origin: "https://elsewhere.example" })).status).toBe(403);
  });

  test("sent, looked at, used, served", async () => {
    const { ask, send } = await openShop();
    const sent = await send(await jpeg());
    expect(sent.status).toBe(201);
    expect(sent.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
    const upload: Upload = JSON.parse(sent.body);
    expect(upload).toMatchObject({ kind: "piece", label: "IMG_1.jpg", place: "piece-12", width: 300, height: 400 });
    const path = `/desk/pictures/${upload.id}`;
    const look = await ask(path);
    expect(look.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "private, no-store" });

    const form = (fields: Record<string, string>) => ({
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
    const frame = { intent: "use", turn: "0", x: "0", y: "0", width: "300", height: "400" };
    expect(await ask(path, form({ ...frame, turn: "45" }))).toMatchObject({
      status: 422,
      body: '{"reason":"bad-frame"}',
    });
    expect(await ask(path, form({ ...frame, x: "1" }))).toMatchObject({ status: 422, body: '{"reason":"bad-frame"}' });
    expect(await ask(path, form(frame))).toMatchObject({ status: 200 });
    const made = await vi.waitFor(
      async () => {
        const state: Upload = JSON.parse((await ask(`${path}.json`)).body);
        if (!state.picture) throw new Error(state.state);
        return state.picture;
      },
      { timeout: 90_000 },
    );
    const address = `/pictures/${pictureFile(made, 480)}`;
    const shown = await ask(address, { headers: { cookie: "" } });
    expect(shown).toMatchObject({ status: 200 });
    expect(shown.headers).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const again = { "if-none-match": String(shown.headers.etag) };
    expect(await ask(address, { headers: again })).toMatchObject({ status: 304, body: "" });
    expect(await ask(`${address}?v=1`, { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
    expect((await ask(address.replace(made.hash, "00000000"))).status).toBe(404);

    expect(await ask(path, form({ intent: "leave-out" }))).toMatchObject({ status: 200, body: "{}" });
    expect((await ask(path)).status).toBe(404);
    expect((await ask(`${path}.json`)).status).toBe(404);
  });

  test("what is refused is refused in words", async () => {
    const { send, ask } = await openShop();
    const larger = Buffer.alloc(maxUploadBytes + 1, await jpeg());
    expect(await send(larger)).toMatchObject({ status: 413, body: '{"reason":"too-large"}' });
    const unannounced = { "transfer-encoding": "chunked" };
    expect(await send(larger, unannounced)).toMatchObject({ status: 413, body: '{"reason":"too-large"}' });
    expect(await send(Buffer.from("<svg/>"))).toMatchObject({ status: 415, body: '{"reason":"no-picture"}' });
    expect(await send(heic())).toMatchObject({ status: 415, body: '{"reason":"heic"}' });
    expect((await send(await jpeg(), {}, "kind=essay")).status).toBe(400);
    // Twenty megabytes are for this address alone.
    const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } };
    expect((await ask("/desk/shop", { ...form, body: `a=${"b".repeat(70_000)}` })).status).toBe(413);
    expect((await ask("/desk/pictures/AAAAAAAAAAAA", { ...form, body: `a=${"b".repeat(70_000)}` })).status).toBe(413);
  });

  test("without a session nothing is read, and nothing is shown", async () => {
    const { ask, send, uploads, port } = await openShop();
    const { id }: Upload = JSON.parse((await send(await jpeg())).body);
    const nobody = { cookie: "naqsh-desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" };
    expect(await send(await jpeg(), nobody)).toMatchObject({ status: 401, body: '{"reason":"signed-out"}' });
    for (const path of [`/desk/pictures/${id}`, `/desk/pictures/${id}.json`])
      expect((await ask(path, { headers: nobody })).status).toBe(401);
    const leave = { method: "POST", headers: nobody, body: "intent=leave-out" };
    expect((await ask(`/desk/pictures/${id}`, leave)).status).toBe(401);
    expect((await send(await jpeg(), { origin: "https://evil.example" })).status).toBe(403);
    expect(await uploads()).toHaveLength(1);

    // Answered, and cut off, long before what was announced has come.
    const socket = connect(port, "127.0.0.1");
    const head = ["POST /desk/pictures?kind=piece HTTP/1.1", "Host: localhost:3000", `Origin: ${publicUrl}`];
    socket.write([...head, `Content-Length: ${maxUploadBytes}`, "", ""].join("\r\n"));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test("a line that breaks leaves nothing behind", async () => {
    const { uploads, cookie, port, send } = await openShop();
    const bytes = await photograph(1200, 1600).png().toBuffer();
    const socket = connect(port, "127.0.0.1");
    const head = [
      "POST /desk/pictures?kind=piece HTTP/1.1",
      "Host: localhost:3000",
      `Origin: ${publicUrl}`,
      `Cookie: ${cookie}`,
    ];
    socket.write([...head, `Content-Length: ${bytes.length}`, "", ""].join("\r\n"));
    await new Promise((resolve) => socket.write(bytes.subarray(0, bytes.length / 2), resolve));
    socket.destroy();
    expect((await send(await jpeg())).status).toBe(201);
    expect(await uploads()).toHaveLength(1);
  });
});
