import { untilLoaded } from "../components/untilLoaded.ts";

/** The first field comes first; no build is as new as this. */
const LOAD_AFTER_MILLISECONDS = 3000;

/** Begins to look for newer builds once the page is there. */
export function watchLater(): void {
  setTimeout(() => {
    untilLoaded(async () => {
      // Later it may be gone itself.
      const [{ watchBuilds }] = await Promise.all([
        import("./watchBuilds.ts"),
        import("./partFailed.ts"),
        import("../api/problemOf.ts"),
      ]);
      watchBuilds();
    })
      // Whoever reloads the page has the newest one.
      .catch(() => undefined);
  }, LOAD_AFTER_MILLISECONDS);
}
