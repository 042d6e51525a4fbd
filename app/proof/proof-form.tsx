import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import type { ProofFault } from "../../shop/follow/order-follower.ts";
import { acceptedProofs, fileSize, proofSentences } from "../../shop/follow/proof.ts";
import { Announcer } from "../ui/announcer.tsx";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { focusOnMount } from "../ui/focus.ts";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";
import { type ProofStep, useProof } from "./use-proof.ts";

type Props = {
  number: string;
  address: string;
  fault?: ProofFault | undefined;
  /** Where one is there already: a way to look at it, beside the way to replace it. */
  look?: ReactNode;
  /** For the other way to send it; none where the page has one of its own. */
  chatText?: string;
  /** Until what it gives is settled, the form stays as it is: what it makes way for takes its focus. */
  onSent: () => unknown;
};

const lost = "It didn’t get through. Your screenshot is still here.";
const focusRing = "focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3";

/** Without script a form with a file; with it the picture is looked at first, and its way is seen. */
export function ProofForm({ number, address, fault, look, chatText, onSent }: Props) {
  const { state, choose, send, stop } = useProof(number, address, onSent);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  function take(): void {
    if (!input.current) return;
    void choose(input.current.files?.[0]);
    input.current.value = "";
  }
  // She may have chosen it before the script was here.
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  const problem = state.step === "sending" ? undefined : (state.fault ?? (state.step === "none" ? fault : undefined));
  const isLost = problem === "lost";
  const labelStyle = look
    ? `${quietLink} cursor-pointer ${focusRing}`
    : buttonStyle("primary", `w-full noscript:flex-wrap cursor-pointer ${focusRing}`);
  return (
    <form
      method="post"
      action={address}
      encType="multipart/form-data"
      noValidate
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {state.step === "none" && !look && <WhatItIs />}
      {state.step === "chosen" && (
        <Look preview={state.preview} words={`Is this the one? ${fileSize(state.file.size)}`} />
      )}
      {/* Only the start: every percent would be too much to listen to. */}
      <Announcer>{state.step === "sending" && "Sending, 0 %"}</Announcer>
      {state.step === "sending" && <Sending state={state} onStop={stop} />}
      <div className={look && state.step === "none" ? "flex flex-wrap items-center justify-between gap-x-4" : ""}>
        {state.step === "none" && look}
        <label htmlFor={id} className={state.step === "none" ? labelStyle : "sr-only"}>
          {!look && <Icon name="image" className="size-5.5" />}
          {look ? "Replace it" : "Add the screenshot"}
          <input
            ref={input}
            id={id}
            type="file"
            name="picture"
            accept={acceptedProofs}
            onChange={take}
            className="sr-only noscript:not-sr-only noscript:max-w-full"
          />
        </label>
      </div>
      <div className="mt-3 hidden noscript:block">
        <button type="submit" className={buttonStyle("primary", "w-full")}>
          Send it
        </button>
      </div>
      <Problem role="alert" className="mt-2.5 text-15">
        {problem && (isLost ? lost : proofSentences[problem])}
      </Problem>
      {state.step === "chosen" && (
        <div className="mt-3 flex flex-col items-center gap-1">
          <div className={isLost && chatText ? "grid w-full grid-cols-2 gap-2.5" : "grid w-full"}>
            <button
              // Anew for each picture that she chooses, so that the focus comes to it.
              key={state.file.lastModified}
              ref={state.isFromBefore ? null : focusOnMount}
              type="submit"
              className={buttonStyle("primary", "px-2")}
            >
              {isLost ? "Try again" : "Send it"}
            </button>
            {isLost && chatText && (
              <ChatLink text={chatText} className={buttonStyle("outline", "px-2")}>
                WhatsApp
              </ChatLink>
            )}
          </div>
          <button type="button" onClick={() => input.current?.click()} className={quietLink}>
            Choose another
          </button>
        </div>
      )}
      {state.step === "none" && chatText && (
        <p className="mt-1 text-center">
          <ChatLink text={chatText} iconSize="hidden" className={quietLink}>
            Send it on WhatsApp instead
          </ChatLink>
        </p>
      )}
    </form>
  );
}

function WhatItIs() {
  return (
    <div className="mb-3.5 flex items-center gap-3.5">
      <span className="grid h-22 w-16.5 shrink-0 place-items-center bg-sand text-gold">
        <Icon name="screenshot" className="size-7" />
      </span>
      <p className="text-14 text-ink-2 leading-[1.4]">
        <strong className="block font-semibold text-15 text-ink">The screenshot</strong>
        What your wallet shows once the money has gone. A picture of up to 10 MB; only we see it.
      </p>
    </div>
  );
}

function Look({ preview, words }: { preview: string; words: string }) {
  return (
    <figure className="flex flex-col items-center gap-2">
      <img src={preview} alt="What you chose" className="max-h-70 max-w-full rounded-card border border-line" />
      <figcaption className="text-15 text-ink-2">{words}</figcaption>
    </figure>
  );
}

type SendingProps = { state: Extract<ProofStep, { step: "sending" }>; onStop: () => void };

function Sending({ state, onStop }: SendingProps) {
  const percent = Math.round(state.share * 100);
  return (
    <div className="flex items-center gap-4">
      <img src={state.preview} alt="" className="h-22 w-16.5 rounded-card border border-line object-cover object-top" />
      <div className="min-w-0 flex-1">
        <p className="nums font-semibold text-15">Sending, {percent} %</p>
        <progress value={percent} max={100} aria-label="Sending the screenshot" className="send-bar mt-2" />
      </div>
      <button
        ref={focusOnMount}
        type="button"
        onClick={onStop}
        className="min-h-11 px-2 font-semibold text-15 text-accent-deep"
      >
        Stop
      </button>
    </div>
  );
}
