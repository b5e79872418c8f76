import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { untilLoaded } from "../../components/untilLoaded.ts";

/** The first field comes first; no session ends as soon as this. */
const LOAD_AFTER_MILLISECONDS = 2000;

/** Keeps the times of the session (specification §4); what does it loads once the page is there. */
export function SessionWatch(): ReactNode {
  const [Timing, setTiming] = useState<{ readonly Part: ComponentType }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      untilLoaded(async () => (await import("./sessionParts.ts")).loadSessionTiming())
        .then((Part) => setTiming({ Part }))
        // The server ends sessions by itself, too: whoever types then is told.
        .catch(() => undefined);
    }, LOAD_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return Timing === undefined ? null : <Timing.Part />;
}
