import type { ErrorWords } from "./describe-error.ts";
import { ErrorView } from "./error-view.tsx";

export default function ErrorPage({ words }: { words: ErrorWords }) {
  return <ErrorView words={words} />;
}
