import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** An unexpected error in a page shows the general error page inside the layout; the rest of the portal goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  constructor(props: ErrorBoundaryProps) {
    super(props);
    // Not a field of the class: for Safari 15 that would be compiled to four helpers.
    this.state = { failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
