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

/** The addresses of `shop/editor/picture-desk.ts`. Not React Router routes, because uploads are far larger than forms. */
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

/** For the working copy: opened as a document it can load nothing, and can't be framed. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Whether the body is a whole file; all others that the desk takes are small forms. */
export function takesFiles({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === picturesAddress;
}

/** Undefined for other addresses. Without a session the body isn't read. */
export async function answerPictures(request: Request, desk: PictureDesk | undefined): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const { id, asState } = oneAddress.exec(pathname)?.groups ?? {};
  if (pathname !== picturesAddress && id === undefined) return undefined;
  if (!desk) return closing(json({ reason: "signed-out" }, 401));
  if (id === undefined) {
    if (request.method !== "POST") return notFound();
    const answer = await take(request, desk);
    await drain(request);
    return closing(answer);
  }
  if (request.method === "POST") return change(request, desk, id);
  return asState ? json(await desk.state(id)) : picture(await desk.look(id));
}

/** Limits for draining a refused upload: closing the connection while the client sends would lose the answer. */
const mostDrained = 2 * maxUploadBytes;
const drainTimeout = 2_000;

async function drain({ body }: Request): Promise<void> {
  if (!body) return;
  const drained = async () => {
    for await (const chunk of chunksOf(body, mostDrained)) void chunk;
  };
  await Promise.race([drained().catch(() => undefined), wait(drainTimeout, undefined, { ref: false })]);
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

/** Iterating the stream itself would cancel it on an early return, and cut the connection before the answer is sent. */
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

/** The rest of the body isn't read, so the connection can't be reused. */
function closing(response: Response): Response {
  response.headers.set("Connection", "close");
  return response;
}

function picture(look: Awaited<ReturnType<PictureDesk["look"]>>): Response {
  if (!look) return notFound();
  return new Response(new Uint8Array(look.bytes), {
    headers: { "Content-Type": look.type, "Content-Security-Policy": picturePolicy },
  });
}

function json(value: unknown, status = 200): Response {
  return value === undefined ? notFound() : Response.json(value, { status });
}

function notFound(): Response {
  return new Response("Not Found\n", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
