import { deskAddress, deskPicturePath, deskPictureStatePath, deskPicturesPath } from "../../../shop/desk/desk-paths.ts";
import { type Frames, takeFaults, type Upload, type UploadKind } from "../../../shop/editor/picture-desk.ts";
import type { SendFault } from "../../../shop/editor/picture-words.ts";
import { isRecord, parseJson } from "../../../shop/record.ts";
import { upload } from "../../ui/upload.ts";

export type Sent = { ok: true; upload: Upload } | { ok: false; fault: SendFault };

type Sending = {
  kind: UploadKind;
  place: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

export async function sendPicture({ kind, place, file, onProgress, signal }: Sending): Promise<Sent> {
  const query = new URLSearchParams({ kind, place, label: file.name });
  const stop = new AbortController();
  let hasLeft = false;
  // Once all of it has left, the shop stores it: only the answer says which upload to leave out again.
  signal.addEventListener("abort", () => hasLeft || stop.abort(), { once: true });
  const answer = await upload(`${deskAddress(deskPicturesPath)}?${query}`, file, {
    onProgress(share) {
      hasLeft = share === 1;
      onProgress(share);
    },
    signal: stop.signal,
  });
  const said = parseJson(answer?.text ?? "");
  if (answer?.status === 201 && isUpload(said)) return { ok: true, upload: said };
  if (answer?.status === 401) return { ok: false, fault: "signed-out" };
  const fault = takeFaults.find((reason) => isRecord(said) && said.reason === reason);
  return { ok: false, fault: fault ?? "lost" };
}

function isUpload(value: unknown): value is Upload {
  return isRecord(value) && typeof value.id === "string" && typeof value.state === "string";
}

/** "gone": the shop doesn't have it any more. Undefined: no answer came. */
export async function fetchState(id: string): Promise<Upload | "gone" | undefined> {
  return request(deskPictureStatePath(id));
}

export async function sendFrames(id: string, frames: Frames): Promise<Upload | "gone" | undefined> {
  const fields = new URLSearchParams({ intent: "use" });
  for (const [crop, frame] of Object.entries(frames))
    for (const [side, value] of Object.entries(frame))
      fields.set(crop === "piece" ? side : `${crop}.${side}`, String(value));
  return request(deskPicturePath(id), fields);
}

/** The answer isn't looked at: the shop removes what nobody uses after a while. */
export async function sendLeaveOut(id: string): Promise<void> {
  await request(deskPicturePath(id), new URLSearchParams({ intent: "leave-out" }));
}

async function request(path: string, body?: URLSearchParams): Promise<Upload | "gone" | undefined> {
  try {
    const response = await fetch(deskAddress(path), body ? { method: "POST", body } : { cache: "no-store" });
    if (response.status === 404) return "gone";
    const said: unknown = await response.json();
    return isUpload(said) ? said : undefined;
  } catch {
    return undefined;
  }
}
