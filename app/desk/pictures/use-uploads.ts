import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Frames, Upload, UploadKind } from "../../../shop/editor/picture-desk.ts";
import { fileFault, fiveIsTheMost, isWorthTrying, type SendFault } from "../../../shop/editor/picture-words.ts";
import { useBackOnline } from "../../ui/use-back-online.ts";
import { fetchState, sendFrames, sendLeaveOut, sendPicture } from "./send-picture.ts";

/** One picture from choosing it until its versions are made. */
export type UploadRow = { key: string; label: string } & (
  | { status: "waiting"; file: File }
  | { status: "sending"; file: File; share: number }
  | { status: "refused"; file: File; fault: SendFault }
  | { status: "sent"; upload: Upload; isLost?: boolean }
);

type Options = {
  kind: UploadKind;
  place: string;
  /** Sent before this page was opened, and not ready yet. */
  sentBefore: readonly Upload[];
  /** How many there may be, those that are on their way included. */
  room: number;
  onReady: (upload: Upload) => void;
};

const pollEvery = 1_000;

function rowOf(upload: Upload): UploadRow {
  return { key: upload.id, label: upload.label || "Picture", status: "sent", upload };
}

/** Files are sent one after the other, cropped in any order; then the shop is polled until their versions are made. */
export function useUploads({ kind, place, sentBefore, room, onReady }: Options) {
  const [rows, setRows] = useState<readonly UploadRow[]>(() =>
    sentBefore.filter(({ state }) => state !== "ready").map(rowOf),
  );
  const [notice, setNotice] = useState<string>();
  const sending = useRef(new Map<string, AbortController>());
  const count = useRef(0);

  const change = (key: string, next: (row: UploadRow) => UploadRow) =>
    setRows((before) => before.map((row) => (row.key === key ? next(row) : row)));
  const drop = (key: string) => setRows((before) => before.filter((row) => row.key !== key));

  function add(files: Iterable<File>): void {
    const chosen = [...files];
    const free = Math.max(0, room - rows.filter(({ status }) => status !== "refused").length);
    setNotice(chosen.length > free ? fiveIsTheMost : undefined);
    const added = chosen.slice(0, free).map((file): UploadRow => {
      count.current += 1;
      const row = { key: `chosen ${count.current}`, label: file.name || "Picture", file };
      const fault = fileFault(file);
      return fault ? { ...row, status: "refused", fault } : { ...row, status: "waiting" };
    });
    setRows((before) => [...before, ...added]);
  }

  const send = useEffectEvent(async ({ key, file }: { key: string; file: File }) => {
    const stop = new AbortController();
    sending.current.set(key, stop);
    change(key, (row) => ({ key, label: row.label, status: "sending", file, share: 0 }));
    const onProgress = (share: number) => change(key, (row) => (row.status === "sending" ? { ...row, share } : row));
    const sent = await sendPicture({ kind, place, file, onProgress, signal: stop.signal });
    sending.current.delete(key);
    if (!sent.ok) change(key, ({ label }) => ({ key, label, status: "refused", file, fault: sent.fault }));
    else if (stop.signal.aborted) void sendLeaveOut(sent.upload.id);
    else change(key, ({ label }) => ({ key, label, status: "sent", upload: sent.upload }));
  });
  useEffect(() => {
    if (rows.some(({ status }) => status === "sending")) return;
    const next = rows.find((row) => row.status === "waiting");
    if (next?.status === "waiting") void send(next);
  }, [rows]);

  // What a failed connection has stopped is sent again once it is back.
  useBackOnline(() =>
    setRows((before) =>
      before.map((row) =>
        row.status === "refused" && isWorthTrying(row.fault) ? { ...row, status: "waiting" as const } : row,
      ),
    ),
  );

  const update = useEffectEvent((key: string, upload: Upload | "gone" | undefined) => {
    if (upload === "gone") return drop(key);
    if (upload?.state === "ready") {
      drop(key);
      return onReady(upload);
    }
    change(key, (row) =>
      row.status === "sent" ? { ...row, upload: upload ?? row.upload, isLost: upload === undefined } : row,
    );
  });
  const made = rows
    .flatMap((row) => (row.status === "sent" && row.upload.state === "making" ? [`${row.key}\n${row.upload.id}`] : []))
    .join("\t");
  useEffect(() => {
    if (made === "") return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    async function poll(): Promise<void> {
      for (const [key = "", id = ""] of made.split("\t").map((pair) => pair.split("\n"))) {
        const upload = await fetchState(id);
        if (isWanted && upload) update(key, upload);
      }
      if (isWanted) timer = setTimeout(poll, pollEvery);
    }
    timer = setTimeout(poll, pollEvery);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [made]);

  async function use(key: string, id: string, frames: Frames): Promise<void> {
    update(key, await sendFrames(id, frames));
  }

  return {
    rows,
    notice,
    add,
    use,
    retry(row: UploadRow): void {
      if (row.status === "refused") change(row.key, () => ({ ...row, status: "waiting" }));
      else if (row.status === "sent" && row.upload.frames) void use(row.key, row.upload.id, row.upload.frames);
    },
    /** Stopped while it is sent or made, or taken off the list. */
    stop(key: string): void {
      const row = rows.find((each) => each.key === key);
      sending.current.get(key)?.abort();
      if (row?.status === "sent") void sendLeaveOut(row.upload.id);
      setNotice(undefined);
      drop(key);
    },
  };
}
