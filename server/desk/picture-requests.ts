import { setTimeout as wait } from "node:timers/promises";
import type { SignedInDesk } from "../../shop/desk/desk.ts";
import { deskAddress, deskOfferPicturesPath, deskPicturePath, deskPicturesPath } from "../../shop/desk/desk-paths.ts";
import { mayOpen } from "../../shop/desk/route-rights.ts";
import { readFrame } from "../../shop/editor/frame.ts";
import {
  type Frames,
  maxUploadBytes,
  type PictureDesk,
  type TakeFault,
  uploadKinds,
} from "../../shop/editor/picture-desk.ts";

/** The addresses of `shop/editor/picture-desk.ts`. Not React Router routes, because uploads are far larger than forms. */
const picturesAddress = deskAddress(deskPicturesPath);
/** `POST`, the file itself as the body: 201 with `{"name"}`, or `{"reason"}` as above. */
const offerPicturesAddress = deskAddress(deskOfferPicturesPath);
const uploadAddresses = [picturesAddress, offerPicturesAddress];
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
  return method === "POST" && uploadAddresses.includes(new URL(url).pathname);
}

/** Undefined for other addresses. Without a session the body isn't read. */
export async function answerPictures(
  request: Request,
  desk: Pick<SignedInDesk, "me" | "pictures" | "offers"> | undefined,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const { id, asState } = oneAddress.exec(pathname)?.groups ?? {};
  if (!uploadAddresses.includes(pathname) && id === undefined) return undefined;
  if (!desk) return closing(json({ reason: "signed-out" }, 401));
  if (!mayOpen(desk.me.role, patternOf(pathname, id))) return closing(notFound());
  if (id === undefined) {
    if (request.method !== "POST") return notFound();
    const answer =
      pathname === picturesAddress ? await take(request, desk.pictures) : await takeForOffer(request, desk);
    await drain(request);
    return closing(answer);
  }
  if (request.method === "POST") return change(request, desk.pictures, id);
  return asState ? json(await desk.pictures.state(id)) : picture(await desk.pictures.look(id));
}

/** As in the table of rights. */
function patternOf(pathname: string, id: string | undefined): string {
  if (pathname === offerPicturesAddress) return deskOfferPicturesPath;
  return id === undefined ? deskPicturesPath : deskPicturePath(":id");
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
  if (!kind || !request.body) return json({ reason: "no-picture" }, 400);
  if (isTooLong(request)) return json({ reason: "too-large" }, 413);
  const asked = { kind, place: searchParams.get("place") ?? "", label: searchParams.get("label") ?? "" };
  const taken = await desk.take(chunksOf(request.body), asked);
  return taken.ok ? json(taken.upload, 201) : json({ reason: taken.reason }, statusOf[taken.reason]);
}

async function takeForOffer(request: Request, { offers }: Pick<SignedInDesk, "offers">): Promise<Response> {
  if (!request.body) return json({ reason: "no-picture" }, 400);
  if (isTooLong(request)) return json({ reason: "too-large" }, 413);
  const added = await offers.addPicture(chunksOf(request.body));
  return added.ok ? json({ name: added.name }, 201) : json({ reason: added.reason }, statusOf[added.reason]);
}

function isTooLong({ headers }: Request): boolean {
  return Number(headers.get("content-length")) > maxUploadBytes;
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
