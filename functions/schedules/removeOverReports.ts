import { sealed } from "../runtime/ports/results.ts";
import { submissions } from "../runtime/ports/submissions.ts";
import { clock } from "../runtime/ports/system.ts";
import { createScheduleHandler } from "../runtime/schedule/createScheduleHandler.ts";
import { removeOverReports } from "../usecases/delivery/removeOverReports.ts";

const ports = { submissions: submissions(), sealed: sealed(), clock };

export const handler = createScheduleHandler("removeOverReports", () => removeOverReports(ports));
