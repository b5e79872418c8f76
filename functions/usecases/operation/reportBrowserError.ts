import { BROWSER_ERROR_LIMIT } from "#domain/operation/rateLimits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { LogFields } from "#ports/operation/EventLog.ts";
import type { Ports } from "#ports/Ports.ts";

export interface BrowserError {
  readonly message: string;
  readonly error: string;
  readonly build: string;
  readonly page: string;
  readonly locale: string;
  readonly place?: string | undefined;
  readonly rule?: string | undefined;
}

/** Writes an error that nothing in a browser caught to the log; its fields are members of lists (`contract/feedback.ts`). */
export async function reportBrowserError(
  { limiter, log }: Pick<Ports, "limiter" | "log">,
  { address, ...reported }: BrowserError & { readonly address: string },
): Promise<Result<null, { readonly kind: "too-many" }>> {
  if (!(await limiter.admits(BROWSER_ERROR_LIMIT, address))) return err({ kind: "too-many" });
  const { message, error, build, page, locale, place, rule } = reported;
  const fields: LogFields = {
    kind: message,
    error,
    build,
    page,
    locale,
    place: place ?? null,
    rule: rule ?? null,
  };
  log.write("browser-error", fields);
  return ok(null);
}
