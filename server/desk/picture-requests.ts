import { setTimeout as wait } from "node:timers/promises";
import {
  deskAddress,
  deskPath,
  deskPicturesPath,
  deskSignInPath,
  parseReturnPath,
} from "../../shop/desk/desk-paths.ts";
import { pieceRatio, readFrame } from "../../shop/editor/frame.ts";
import {
  type Frames,
  maxUploadBytes,
  type PictureDesk,
  type TakeFault,
  type UploadKind,
  uploadKinds,
} from "../../shop/editor/picture-desk.ts";
import { bannerCrops } from "../../shop/pieces/banner-art.ts";
import { boundaryOf, readMultipart } from "../http/multipart.ts";

/** The addresses of `shop/editor/picture-desk.ts`. They have no screen, and what they take is far larger than any form. */
const picturesAddress = `${deskPath}${deskPicturesPath}`;
const oneAddress = new RegExp(`^${picturesAddress}/(?<id>[\\w-]{12})(?<asState>\\.json)?$`);

/** As many files as a piece has pictures, and the form around them. */
const formLimit = 5 * maxUploadBytes + 64 * 1024;

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
  if (!desk) return unread(signedOut(request));
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
  const asked = { kind, place: searchParams.get("place") ?? "" };
  const boundary = boundaryOf(request.headers.get("content-type"));
  if (boundary !== undefined) {
    const refused = announced > formLimit ? ["too-large,"] : await takeEach(request.body, boundary, desk, asked);
    return leadBack(
      searchParams.get("back"),
      refused.map((each) => ["refused", each]),
    );
  }
  if (announced > maxUploadBytes) return json({ reason: "too-large" }, 413);
  const taken = await desk.take(chunksOf(request.body), { ...asked, label: searchParams.get("label") ?? "" });
  return taken.ok ? json(taken.upload, 201) : json({ reason: taken.reason }, statusOf[taken.reason]);
}

/** Each file of a form, one after the other; those that weren't taken. */
async function takeEach(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  desk: PictureDesk,
  asked: { kind: UploadKind; place: string },
): Promise<string[]> {
  const refused: string[] = [];
  try {
    for await (const { filename, bytes } of readMultipart(chunksOf(body, formLimit), boundary)) {
      if (!filename) continue;
      const taken = await desk.take(bytes, { ...asked, label: filename });
      if (!taken.ok) refused.push(`${taken.reason},${filename}`);
    }
  } catch {
    refused.push("cut-off,");
  }
  return refused;
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
  const back = form.get("back");
  if (form.get("intent") === "leave-out") {
    await desk.leaveOut(id);
    return back === null ? json({}) : leadBack(back);
  }
  const frames = form.get("intent") === "use" ? readFrames(form) : undefined;
  const used = frames ? await desk.use(id, frames) : ({ ok: false, reason: "bad-frame" } as const);
  if (back !== null) return leadBack(back, !used.ok && used.reason === "bad-frame" ? typedFrames(id, form) : []);
  return used.ok ? json(used.upload) : json({ reason: used.reason }, used.reason === "gone" ? 404 : 422);
}

function readFrames(form: URLSearchParams): Frames | undefined {
  const frame = (prefix: string, ratio: number) => readFrame((name) => form.get(prefix + name) ?? "", ratio);
  if (!form.has("mobile.x")) {
    const piece = frame("", pieceRatio);
    return piece && { piece };
  }
  const { mobile, desktop } = bannerCrops;
  const [tall, wide] = [frame("mobile.", mobile.ratio), frame("desktop.", desktop.ratio)];
  return tall && wide && { mobile: tall, desktop: wide };
}

/** What was typed goes back with its page, which says what is wrong with it. */
function typedFrames(id: string, form: URLSearchParams): [string, string][] {
  const numbers = [...form].filter(([name]) => /^(?:(?:mobile|desktop)\.)?(?:turn|x|y|width)$/.test(name));
  return [["frame", id], ...numbers.map(([name, value]): [string, string] => [name, value.slice(0, 9)])];
}

/** To a page of the desk, with what it has to say. */
function leadBack(path: string | null, said: readonly (readonly [string, string])[] = []): Response {
  const back = new URL(deskAddress(parseReturnPath(path)), "https://desk.invalid");
  for (const [name, value] of said) back.searchParams.append(name, value);
  return seeOther(back.pathname + back.search);
}

/** What is left of the body isn't waited for. */
function unread(response: Response): Response {
  response.headers.set("Connection", "close");
  return response;
}

function signedOut({ headers }: Request): Response {
  return boundaryOf(headers.get("content-type"))
    ? seeOther(deskAddress(deskSignInPath))
    : json({ reason: "signed-out" }, 401);
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

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

function notFound(): Response {
  return new Response("Not Found\n", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
