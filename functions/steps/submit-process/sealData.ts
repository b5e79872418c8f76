import { processes } from "../../runtime/ports/processes.ts";
import { results, sealed } from "../../runtime/ports/results.ts";
import { transports } from "../../runtime/ports/transports.ts";
import { ids } from "../../runtime/ports/system.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { sealData } from "../../usecases/submit-steps/sealData.ts";

const ports = { processes: processes(), results: results(), sealed: sealed(), transports: transports(), ids };

export const handler = createStepHandler("SEAL_DATA", (target) => sealData(ports, { target }));
