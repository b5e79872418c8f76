import type { Visit } from "./Visit.ts";

/** One state of one screen, by the name of its pictures. */
export interface Screen {
  readonly name: string;
  /** Brings it about and waits until it shows. */
  readonly open: (visit: Visit) => Promise<unknown>;
  /** What has the focus then; absent: nothing was done that would move it. */
  readonly focus?: "heading" | "dialog" | "summary";
}
