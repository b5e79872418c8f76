const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** What the gateway knows of a call when it has answered. */
export interface AnsweredCall {
  readonly at: Date;
  readonly requestId: string;
  readonly method: string;
  /** Pattern of the path; undefined where no route fits. */
  readonly route: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  /** The gateway's own word where it refused by itself. */
  readonly refusal: string | undefined;
}

/** A line of the access log in the stage's format: `$context.` variables are filled in, unknown ones are `-`, as on AWS. */
export function accessLogLine(format: string, call: AnsweredCall): string {
  const variables = new Map<string, string | undefined>([
    ["requestTime", requestTime(call.at)],
    ["requestId", call.requestId],
    ["httpMethod", call.method],
    ["resourcePath", call.route],
    ["status", String(call.status)],
    ["responseLatency", String(Math.round(call.milliseconds))],
    ["error.responseType", call.refusal],
  ]);
  return format.replaceAll(
    /\$context\.([A-Za-z]+(?:\.[A-Za-z]+)*)/g,
    (_whole, name: string) => variables.get(name) ?? "-",
  );
}

/** `23/Nov/2026:01:25:34 +0000` */
function requestTime(at: Date): string {
  const [date = "", time = ""] = at.toISOString().split("T");
  const [year, , day] = date.split("-");
  return `${day ?? ""}/${MONTHS[at.getUTCMonth()] ?? ""}/${year ?? ""}:${time.slice(0, 8)} +0000`;
}
