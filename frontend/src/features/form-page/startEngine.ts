import { afterPaint } from "../../components/afterPaint.ts";
import { untilLoaded } from "../../components/untilLoaded.ts";
import type { FormStore } from "./formStore.ts";

/** Loads the engine once the page is painted, so that it does not delay the first field. */
export function startEngine(store: FormStore): void {
  if (store.isRunning()) return;
  afterPaint(() => {
    void untilLoaded(() => import("./engine.ts")).then(({ engine }) => store.run(engine));
  });
}
