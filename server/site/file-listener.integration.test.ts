import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Answered } from "../http/observer.ts";
import { createFileListener } from "./file-listener.ts";
import type { FileRequest, FileResponse } from "./static-files.ts";

const bytes = new TextEncoder().encode("a page");
const page: FileResponse = {
  status: 200,
  headers: { "Content-Length": "6", "Content-Security-Policy": "default-src 'self'" },
  body: bytes,
};
const picture: FileResponse = { status: 200, headers: { "Content-Length": "6" }, body: bytes };

async function openListener() {
  const observed: Answered[] = [];
  const asked = vi.fn<(asked: FileRequest) => void>();
  const state = { stopping: false };
  const files = (path: string, what: FileRequest) => {
    asked(what);
    if (path === "/known") return { ...picture, status: 304 as const, body: null, headers: {} };
    if (path === "/late") return Promise.resolve(picture);
    if (path === "/gone") return Promise.reject(new Error("deleted"));
    return { "/rings": page, "/picture.avif": picture, "/pictures/1.avif": picture }[path];
  };
  const listener = createFileListener(
    {
      files,
      publicUrl: "https://naqsh.pk",
      isStopping: () => state.stopping,
      observe: (answered) => void observed.push(answered),
    },
    (_request, response) => void response.end("the app"),
  );
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, observed, asked, state };
}

async function get(address: string, method = "GET", headers: Record<string, string> = {}) {
  const asking = request(address, { method, agent: false, headers }).end();
  const [response] = await once(asking, "response");
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

test("a file has its own headers, those of every response, and a policy", async () => {
  const { origin, observed, asked } = await openListener();
  const headers = { "accept-encoding": "br", "if-none-match": '"x"' };
  const answer = await get(`${origin}/picture.avif`, "GET", headers);
  expect(answer.text).toBe("a page");
  expect(answer.headers).toMatchObject({
    "content-length": "6",
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age="),
    "content-security-policy": expect.stringMatching(/^default-src 'none'/),
  });
  expect(asked).toHaveBeenCalledWith({ method: "GET", ifNoneMatch: '"x"', acceptEncoding: "br" });
  expect(observed).toEqual([
    { method: "GET", path: "/picture.avif", status: 200, milliseconds: expect.closeTo(0, -3) },
  ]);
});

test("a picture may be shown from a CDN's origin, a page from its own", async () => {
  const { origin } = await openListener();
  const policyOf = async (path: string) => (await get(origin + path)).headers["cross-origin-resource-policy"];
  expect([await policyOf("/pictures/1.avif"), await policyOf("/rings")]).toEqual(["cross-origin", "same-origin"]);
});

test("a page has its own policy, and a 304 has none", async () => {
  const { origin } = await openListener();
  expect((await get(`${origin}/rings`)).headers["content-security-policy"]).toBe("default-src 'self'");
  const known = await get(`${origin}/known`);
  expect([known.status, known.text, known.headers["content-security-policy"]]).toEqual([304, "", undefined]);
  expect(known.headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  ["a file that has to be read first", "/late", "a page"],
  ["a file that can't be read", "/gone", "the app"],
  ["an address without a file", "/nowhere", "the app"],
  ["an address with a query", "/rings?sort=newest", "the app"],
])("%s", async (_, path, expected) => {
  const { origin } = await openListener();
  expect((await get(origin + path)).text).toBe(expected);
});

test("other methods, HEAD included, go on to the app", async () => {
  const { origin, asked } = await openListener();
  expect((await get(`${origin}/rings`, "POST")).text).toBe("the app");
  await get(`${origin}/rings`, "HEAD");
  expect(asked).not.toHaveBeenCalled();
});

test("connections stay open until the server stops", async () => {
  const { port, state } = await openListener();
  const socket = connect(port, "127.0.0.1");
  let answers = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    answers += chunk;
  });
  socket.write("GET /rings HTTP/1.1\r\nHost: shop\r\n\r\n");
  await vi.waitFor(() => expect(answers).toContain("a page"));
  expect(answers).toContain("Connection: keep-alive");
  state.stopping = true;
  socket.write("GET /rings HTTP/1.1\r\nHost: shop\r\n\r\n");
  await once(socket, "end");
  expect(answers).toContain("Connection: close");
});
