import { afterPaint } from "../../components/afterPaint.ts";
import { untilLoaded } from "../../components/untilLoaded.ts";
import type * as workParts from "./work.ts";

export type WorkParts = typeof workParts;

/** Loads what works on an application, once the page is painted, so that it does not delay the first field. */
export function loadWork(): Promise<WorkParts> {
  return new Promise((resolve, reject) => {
    afterPaint(() => {
      untilLoaded(() => import("./work.ts")).then((parts) => {
        // Reading the code and running the form are two tasks, so that a key press can come between them.
        setTimeout(() => resolve(parts), 0);
      }, reject);
    });
  });
}
