import { counterpartiesOf } from "#runtime/counterparties/counterpartiesOf.ts";
import { ownCertificates } from "#runtime/counterparties/ownCertificates.ts";
import { health } from "#runtime/wiring/operation.ts";
import { clock } from "#runtime/wiring/system.ts";
import { readSettings } from "#runtime/deployment.ts";
import { createScheduleHandler } from "#runtime/schedule/createScheduleHandler.ts";
import { checkHealth } from "#usecases/operation/checkHealth.ts";

const settings = readSettings();
const ports = {
  counterparties: counterpartiesOf(settings),
  ownCertificates: ownCertificates(settings),
  health: health(),
  clock,
};

export const handler = createScheduleHandler("checkHealth", (log) => checkHealth({ ...ports, log }));
