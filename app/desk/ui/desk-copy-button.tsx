import type { ComponentProps } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Looks as its container says, and isn't there without script. */
export function DeskCopyButton(props: ComponentProps<typeof CopyButton>) {
  return useHydrated() && <CopyButton className="" {...props} />;
}
