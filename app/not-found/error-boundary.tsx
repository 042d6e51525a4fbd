import { Component, type ReactNode } from "react";
import { describeError } from "./describe-error.ts";
import { ErrorView } from "./error-view.tsx";

type Props = { children: ReactNode };

/** A component that throws while rendering costs the page, not the layout around it. React needs a class for this. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorView words={describeError(this.state.error)} />;
  }
}
