import { setTimeout } from "node:timers/promises";
import { readSettings } from "#runtime/deployment.ts";
import { createScheduleHandler } from "#runtime/schedule/createScheduleHandler.ts";
import { visitPages } from "#runtime/visitPortal.ts";
import { visitFromOutside } from "#usecases/operation/visitFromOutside.ts";

const PAUSE_MILLISECONDS = 10_000;
const { publicUrl } = readSettings().portal;

/** As people meet the portal: no figure of AWS says that nobody gets through. */
export const handler = createScheduleHandler("visitPortal", (log) =>
  visitFromOutside({
    visit: () => visitPages(publicUrl),
    pause: () => setTimeout(PAUSE_MILLISECONDS),
    log,
  }),
);
