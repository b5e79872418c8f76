import { processes } from "../../runtime/ports/processes.ts";
import { ids } from "../../runtime/ports/system.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { createMessageId } from "../../usecases/submit-steps/createMessageId.ts";

const ports = { processes: processes(), ids };

export const handler = createStepHandler("CREATE_MESSAGE_ID", (target) => createMessageId(ports, { target }));
