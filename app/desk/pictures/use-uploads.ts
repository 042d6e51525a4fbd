import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Frames, Upload, UploadKind } from "../../../shop/editor/picture-desk.ts";
import { fileFault, fiveIsTheMost, isWorthTrying, type SendFault } from "../../../shop/editor/picture-words.ts";
import { useBackOnline } from "../../ui/use-back-online.ts";
import { fetchState, sendFrames, sendLeaveOut, sendPicture } from "./send-picture.ts";

/** One picture on its way: each has a row of its own, and what happens to one touches no other. */
export type UploadRow = { key: string; label: string } & (
  | { step: "waiting"; file: File }
  | { step: "sending"; file: File; share: number }
  | { step: "refused"; file: File; fault: SendFault }
  | { step: "sent"; upload: Upload; isLost?: boolean }
);

type Options = {
  kind: UploadKind;
  place: string;
  /** Those that were sent before this page was opened. */
  begun: readonly Upload[];
  /** How many more there may be besides those that are on their way. */
  room: number;
  onReady: (upload: Upload) => void;
};

const lookEvery = 1_000;

function rowOf(upload: Upload): UploadRow {
  return { key: upload.id, label: upload.label || "Picture", step: "sent", upload };
}

/** Sent one after the other, framed in any order, made by the shop in its own time. */
export function useUploads({ kind, place, begun, room, onReady }: Options) {
  const [rows, setRows] = useState<readonly UploadRow[]>(() =>
    begun.filter(({ state }) => state !== "ready").map(rowOf),
  );
  const [notice, setNotice] = useState<string>();
  const sending = useRef(new Map<string, AbortController>());
  const count = useRef(0);

  const change = (key: string, next: (row: UploadRow) => UploadRow) =>
    setRows((before) => before.map((row) => (row.key === key ? next(row) : row)));
  const drop = (key: string) => setRows((before) => before.filter((row) => row.key !== key));

  function add(files: Iterable<File>): void {
    const chosen = [...files];
    const free = Math.max(0, room - rows.filter(({ step }) => step !== "refused").length);
    setNotice(chosen.length > free ? fiveIsTheMost : undefined);
    const added = chosen.slice(0, free).map((file): UploadRow => {
      count.current += 1;
      const row = { key: `chosen ${count.current}`, label: file.name || "Picture", file };
      const fault = fileFault(file);
      return fault ? { ...row, step: "refused", fault } : { ...row, step: "waiting" };
    });
    setRows((before) => [...before, ...added]);
  }

  const send = useEffectEvent(async ({ key, file }: { key: string; file: File }) => {
    const stop = new AbortController();
    sending.current.set(key, stop);
    change(key, (row) => ({ key, label: row.label, step: "sending", file, share: 0 }));
    const onProgress = (share: number) => change(key, (row) => (row.step === "sending" ? { ...row, share } : row));
    const sent = await sendPicture({ kind, place, file, onProgress, signal: stop.signal });
    sending.current.delete(key);
    if (!sent.ok) change(key, ({ label }) => ({ key, label, step: "refused", file, fault: sent.fault }));
    else if (stop.signal.aborted) void sendLeaveOut(sent.upload.id);
    else change(key, ({ label }) => ({ key, label, step: "sent", upload: sent.upload }));
  });
  useEffect(() => {
    if (rows.some(({ step }) => step === "sending")) return;
    const next = rows.find((row) => row.step === "waiting");
    if (next?.step === "waiting") void send(next);
  }, [rows]);

  // What a broken line has cost is sent again by itself once it is back.
  useBackOnline(() =>
    setRows((before) =>
      before.map((row) =>
        row.step === "refused" && isWorthTrying(row.fault) ? { ...row, step: "waiting" as const } : row,
      ),
    ),
  );

  const take = useEffectEvent((key: string, upload: Upload | "gone" | undefined) => {
    if (upload === "gone") return drop(key);
    if (upload?.state === "ready") {
      drop(key);
      return onReady(upload);
    }
    change(key, (row) =>
      row.step === "sent" ? { ...row, upload: upload ?? row.upload, isLost: upload === undefined } : row,
    );
  });
  const made = rows
    .flatMap((row) => (row.step === "sent" && row.upload.state === "making" ? [`${row.key}\n${row.upload.id}`] : []))
    .join("\t");
  useEffect(() => {
    if (made === "") return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    async function look(): Promise<void> {
      for (const [key = "", id = ""] of made.split("\t").map((pair) => pair.split("\n"))) {
        const upload = await fetchState(id);
        if (isWanted && upload) take(key, upload);
      }
      if (isWanted) timer = setTimeout(look, lookEvery);
    }
    timer = setTimeout(look, lookEvery);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [made]);

  async function use(key: string, id: string, frames: Frames): Promise<void> {
    take(key, await sendFrames(id, frames));
  }

  return {
    rows,
    notice,
    add,
    use,
    retry(row: UploadRow): void {
      if (row.step === "refused") change(row.key, () => ({ ...row, step: "waiting" }));
      else if (row.step === "sent" && row.upload.frames) void use(row.key, row.upload.id, row.upload.frames);
    },
    /** Stopped while it is sent or made, or taken off the list. */
    stop(key: string): void {
      const row = rows.find((each) => each.key === key);
      sending.current.get(key)?.abort();
      if (row?.step === "sent") void sendLeaveOut(row.upload.id);
      setNotice(undefined);
      drop(key);
    },
  };
}
