import { sealed, submissions } from "#runtime/wiring/sending.ts";
import { clock } from "#runtime/wiring/system.ts";
import { createScheduleHandler } from "#runtime/schedule/createScheduleHandler.ts";
import { removeOverReports } from "#usecases/sending/delivery/removeOverReports.ts";

const ports = { submissions: submissions(), sealed: sealed(), clock };

export const handler = createScheduleHandler("removeOverReports", () => removeOverReports(ports));
