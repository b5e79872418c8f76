import { Component, type ReactNode } from "react";
import { PartGone } from "../builds/PartGone.ts";

export interface ErrorBoundaryProps {
  readonly fallback: (kind: "general" | "gone") => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: "general" | "gone" | undefined;
}

/** An unexpected error in a page shows the general error page inside the layout; the rest of the portal goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: error instanceof PartGone ? "gone" : "general" };
  }

  constructor(props: ErrorBoundaryProps) {
    super(props);
    // Not a field of the class: for Safari 15 that would be compiled to four helpers.
    this.state = { failed: undefined };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : this.props.fallback(failed);
  }
}
