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

async function openLane() {
  const observed: Answered[] = [];
  const asked = vi.fn<(asked: FileRequest) => void>();
  const state = { stopping: false };
  const files = (path: string, what: FileRequest) => {
    asked(what);
    if (path === "/known") return { ...picture, status: 304 as const, body: null, headers: {} };
    if (path === "/late") return Promise.resolve(picture);
    if (path === "/gone") return Promise.reject(new Error("deleted"));
    return { "/rings": page, "/picture.avif": picture }[path];
  };
  const lane = createFileListener(
    {
      files,
      publicUrl: "https://naqsh.pk",
      isStopping: () => state.stopping,
      observe: (answered) => void observed.push(answered),
    },
    (_request, response) => void response.end("the long way"),
  );
  const server = createServer(lane).listen(0, "127.0.0.1");
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

test("a file is sent with its own headers, those of every answer, and a policy", async () => {
  const { origin, observed, asked } = await openLane();
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

test("a page keeps its policy, and a browser the one that it has", async () => {
  const { origin } = await openLane();
  expect((await get(`${origin}/rings`)).headers["content-security-policy"]).toBe("default-src 'self'");
  const known = await get(`${origin}/known`);
  expect([known.status, known.text, known.headers["content-security-policy"]]).toEqual([304, "", undefined]);
  expect(known.headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  ["a file that has to be read first", "/late", "a page"],
  ["a file that can't be read", "/gone", "the long way"],
  ["an address without a file", "/nowhere", "the long way"],
  ["an address with a query", "/rings?sort=newest", "the long way"],
])("%s", async (_, path, expected) => {
  const { origin } = await openLane();
  expect((await get(origin + path)).text).toBe(expected);
});

test("other methods go the long way, HEAD among them", async () => {
  const { origin, asked } = await openLane();
  expect((await get(`${origin}/rings`, "POST")).text).toBe("the long way");
  await get(`${origin}/rings`, "HEAD");
  expect(asked).not.toHaveBeenCalled();
});

test("connections stay open until the server stops", async () => {
  const { port, state } = await openLane();
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
