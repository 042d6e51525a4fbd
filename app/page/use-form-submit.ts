import { type SubmitEvent, useState } from "react";
import { refreshPage } from "./refresh-page.ts";

/** Sends a form of this page by script, so that a failing connection costs nothing that was typed. */
export function useFormSubmit() {
  const [state, setState] = useState<"idle" | "sending" | "lost">("idle");
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    setState("sending");
    setState((await refreshPage(event.currentTarget)) === "shown" ? "idle" : "lost");
  }
  return { isSending: state === "sending", isLost: state === "lost", send };
}
