import { deskAddress, deskPicturePath, deskPictureStatePath, deskPicturesPath } from "../../../shop/desk/desk-paths.ts";
import { type Frames, takeFaults, type Upload, type UploadKind } from "../../../shop/editor/picture-desk.ts";
import type { SendFault } from "../../../shop/editor/picture-words.ts";
import { isRecord, parseJson } from "../../../shop/record.ts";

export type Sent = { ok: true; upload: Upload } | { ok: false; fault: SendFault };

type Sending = {
  kind: UploadKind;
  place: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** By the old way of asking, the only one that tells how much has left. */
export function sendPicture({ kind, place, file, onProgress, signal }: Sending): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ ok: false, fault: "lost" });
    const query = new URLSearchParams({ kind, place, label: file.name });
    request.open("POST", `${deskAddress(deskPicturesPath)}?${query}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request));
    request.onerror = lost;
    request.onabort = lost;
    request.ontimeout = lost;
    // Once all of it has left, the shop will keep it: only its answer says what to leave out again.
    let isOut = false;
    request.upload.onload = () => {
      isOut = true;
    };
    signal.addEventListener("abort", () => isOut || request.abort(), { once: true });
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): Sent {
  const said = parseJson(responseText);
  if (status === 201 && isUpload(said)) return { ok: true, upload: said };
  if (status === 401) return { ok: false, fault: "signed-out" };
  const fault = takeFaults.find((reason) => isRecord(said) && said.reason === reason);
  return { ok: false, fault: fault ?? "lost" };
}

function isUpload(value: unknown): value is Upload {
  return isRecord(value) && typeof value.id === "string" && typeof value.state === "string";
}

/** "gone" is one that the shop doesn't know any more; undefined a line that is broken. */
export async function askState(id: string): Promise<Upload | "gone" | undefined> {
  return ask(deskPictureStatePath(id));
}

export async function sendFrames(id: string, frames: Frames): Promise<Upload | "gone" | undefined> {
  const fields = new URLSearchParams({ intent: "use" });
  for (const [crop, frame] of Object.entries(frames))
    for (const [side, value] of Object.entries(frame))
      fields.set(crop === "piece" ? side : `${crop}.${side}`, String(value));
  return ask(deskPicturePath(id), fields);
}

/** Nothing is asked of the answer: what isn't left out now is forgotten by itself in time. */
export async function leaveOutSent(id: string): Promise<void> {
  await ask(deskPicturePath(id), new URLSearchParams({ intent: "leave-out" }));
}

async function ask(path: string, body?: URLSearchParams): Promise<Upload | "gone" | undefined> {
  try {
    const response = await fetch(deskAddress(path), body ? { method: "POST", body } : { cache: "no-store" });
    if (response.status === 404) return "gone";
    const said: unknown = await response.json();
    return isUpload(said) ? said : undefined;
  } catch {
    return undefined;
  }
}
