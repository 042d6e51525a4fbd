import { setTimeout as wait } from "node:timers/promises";
import { deskPath, deskPicturesPath } from "../../shop/desk/desk-paths.ts";
import { readFrame } from "../../shop/editor/frame.ts";
import {
  type Frames,
  maxUploadBytes,
  type PictureDesk,
  type TakeFault,
  uploadKinds,
} from "../../shop/editor/picture-desk.ts";

/** The addresses of `shop/editor/picture-desk.ts`. They have no screen, and what they take is far larger than any form. */
const picturesAddress = `${deskPath}${deskPicturesPath}`;
const oneAddress = new RegExp(`^${picturesAddress}/(?<id>[\\w-]{12})(?<asState>\\.json)?$`);

const statusOf: Record<TakeFault, number> = {
  "too-large": 413,
  "too-many-pixels": 422,
  "no-picture": 415,
  heic: 415,
  busy: 503,
  "cut-off": 400,
};

/** The picture and nothing else: opened by itself it can load nothing, and nobody can frame it. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Where whole files are sent to; everything else that the desk takes is a small form. */
export function takesFiles({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === picturesAddress;
}

/** Undefined where the address is none of ours. Nobody's body is read who isn't signed in. */
export async function answerPictures(request: Request, desk: PictureDesk | undefined): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const { id, asState } = oneAddress.exec(pathname)?.groups ?? {};
  if (pathname !== picturesAddress && id === undefined) return undefined;
  if (!desk) return unread(json({ reason: "signed-out" }, 401));
  if (id === undefined) {
    if (request.method !== "POST") return notFound();
    const answer = await take(request, desk);
    await dropRest(request);
    return unread(answer);
  }
  if (request.method === "POST") return change(request, desk, id);
  return asState ? json(await desk.state(id)) : picture(await desk.look(id));
}

/** So much is still read, and so long, of what was refused: to close on whoever is sending would cut off the answer. */
const mostDropped = 2 * maxUploadBytes;
const longestDropped = 2_000;

async function dropRest({ body }: Request): Promise<void> {
  if (!body) return;
  const dropping = async () => {
    for await (const chunk of chunksOf(body, mostDropped)) void chunk;
  };
  await Promise.race([dropping().catch(() => undefined), wait(longestDropped, undefined, { ref: false })]);
}

async function take(request: Request, desk: PictureDesk): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const kind = uploadKinds.find((each) => each === searchParams.get("kind"));
  const announced = Number(request.headers.get("content-length"));
  if (!kind || !request.body) return json({ reason: "no-picture" }, 400);
  if (announced > maxUploadBytes) return json({ reason: "too-large" }, 413);
  const asked = { kind, place: searchParams.get("place") ?? "", label: searchParams.get("label") ?? "" };
  const taken = await desk.take(chunksOf(request.body), asked);
  return taken.ok ? json(taken.upload, 201) : json({ reason: taken.reason }, statusOf[taken.reason]);
}

/** Read without being cancelled when the reader has had enough: the line would be cut before the answer is on it. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > limit) throw new Error("too large");
      yield read.value;
    }
  } finally {
    reader.releaseLock();
  }
}

async function change(request: Request, desk: PictureDesk, id: string): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  if (form.get("intent") === "leave-out") {
    await desk.leaveOut(id);
    return json({});
  }
  const frames = form.get("intent") === "use" ? readFrames(form) : undefined;
  const used = frames ? await desk.use(id, frames) : ({ ok: false, reason: "bad-frame" } as const);
  return used.ok ? json(used.upload) : json({ reason: used.reason }, used.reason === "gone" ? 404 : 422);
}

function readFrames(form: URLSearchParams): Frames | undefined {
  const frame = (prefix: string) => readFrame((name) => form.get(prefix + name) ?? "");
  if (!form.has("mobile.x")) {
    const piece = frame("");
    return piece && { piece };
  }
  const [mobile, desktop] = [frame("mobile."), frame("desktop.")];
  return mobile && desktop && { mobile, desktop };
}

/** What is left of the body isn't waited for. */
function unread(response: Response): Response {
  response.headers.set("Connection", "close");
  return response;
}

function picture(look: Awaited<ReturnType<PictureDesk["look"]>>): Response {
  if (!look) return notFound();
  return new Response(new Uint8Array(look.bytes), {
    headers: { "Content-Type": look.type, "Content-Security-Policy": alone },
  });
}

function json(value: unknown, status = 200): Response {
  return value === undefined ? notFound() : Response.json(value, { status });
}

function notFound(): Response {
  return new Response("Not Found\n", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
