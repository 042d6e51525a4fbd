import { ErrorView } from "./error-view.tsx";
import type { ErrorWords } from "./describe-error.ts";

export default function ErrorPage({ words }: { words: ErrorWords }) {
  return <ErrorView words={words} />;
}
