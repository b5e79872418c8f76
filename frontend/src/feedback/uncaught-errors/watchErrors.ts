/** Reports uncaught errors from now on; the reporter loads with the first one. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error }: ErrorEvent) => {
    // Parts that did not load raise events of their own kind, and a notice of the browser about layout is no error.
    if (error !== null && error !== undefined) void tell("window-error", error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => void tell("unhandled-rejection", reason));
  document.addEventListener("securitypolicyviolation", (event) => void tell("policy-breach", event));
}

/** Errors that pages threw while they were drawn. */
export async function tell(
  message: "window-error" | "unhandled-rejection" | "page-crashed" | "policy-breach",
  error: unknown,
): Promise<void> {
  try {
    (await import("./reportError.ts")).reportError(message, error);
  } catch {
    // Offline, nothing can be reported.
  }
}
