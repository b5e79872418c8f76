import { processes } from "#runtime/wiring/application.ts";
import { ids } from "#runtime/wiring/system.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { createMessageId } from "#usecases/sending/steps/createMessageId.ts";

const ports = { processes: processes(), ids };

export const handler = createStepHandler("CREATE_MESSAGE_ID", (target) => createMessageId(ports, { target }));
