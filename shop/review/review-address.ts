import { type ReadStage, type ReviewPlace, readStages } from "./review-desk.ts";

/** Of an address; anything else is what waits. */
export function parseReadStage(text: string | null | undefined): ReadStage {
  return readStages.find((stage) => stage === text) ?? "waiting";
}

/** A cursor of the desk's list: the page after it. */
export function formatReviewPlace({ writtenAt, id }: ReviewPlace): string {
  return `${writtenAt}.${id}`;
}

export function parseReviewPlace(text: string | null | undefined): ReviewPlace | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? "");
  return match ? { writtenAt: Number(match[1]), id: Number(match[2]) } : undefined;
}
