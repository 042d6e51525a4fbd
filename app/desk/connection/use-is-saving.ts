import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { connection } from "./connection.ts";

const never = () => undefined;

/** Whether a form with these fields is pending; not while it has failed and waits for the seller to retry. */
export function useIsSaving(fields: Readonly<Record<string, string>>): boolean {
  const { state, formData } = useNavigation();
  const unsaved = useSyncExternalStore(connection.subscribe, connection.unsaved, never);
  if (state === "idle" || !formData || (unsaved && unsaved.why !== "slow")) return false;
  return Object.entries(fields).every(([name, value]) => formData.get(name) === value);
}
