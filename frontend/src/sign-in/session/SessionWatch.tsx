import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { untilLoaded } from "#ui/builds/untilLoaded.ts";
import { type LazyMessages, loadMessages } from "#ui/i18n/lazyMessages.ts";

const messages: LazyMessages = { de: () => import("./messages.de.ts"), en: () => import("./messages.en.ts") };

/** The first field comes first; no session ends as soon as this. */
const LOAD_AFTER_MILLISECONDS = 2000;

/** Keeps the times of the session (specification §4); what does it loads once the page is there. */
export function SessionWatch(): ReactNode {
  const [Timing, setTiming] = useState<{ readonly Part: ComponentType }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      // With its texts: the dialog must be able to speak without a connection.
      untilLoaded(() => Promise.all([import("./SessionTiming.tsx"), loadMessages(messages)]))
        .then(([{ SessionTiming }]) => setTiming({ Part: SessionTiming }))
        // The server ends sessions on its own, too: typing after that shows the notice.
        .catch(() => undefined);
    }, LOAD_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return Timing === undefined ? null : <Timing.Part />;
}
