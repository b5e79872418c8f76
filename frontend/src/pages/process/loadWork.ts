import { withoutPart } from "../../builds/withoutPart.ts";
import { afterPaint } from "../../components/afterPaint.ts";
import { untilLoaded } from "../../components/untilLoaded.ts";
import type * as work from "./workOn.ts";

/** Loads what works on an application, once the page is painted, so that it does not delay the first field. */
export function loadWork(): Promise<typeof work.workOn> {
  return new Promise((resolve, reject) => {
    afterPaint(() => {
      untilLoaded(() => import("./workOn.ts"))
        .catch(withoutPart)
        .then(({ workOn }) => {
          // Reading the code and running the form are two tasks, so that a key press can come between them.
          setTimeout(() => resolve(workOn), 0);
        }, reject);
    });
  });
}
