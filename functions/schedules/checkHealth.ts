import { counterpartiesOf } from "../runtime/counterparties/counterpartiesOf.ts";
import { ownCertificates } from "../runtime/counterparties/ownCertificates.ts";
import { health } from "../runtime/ports/health.ts";
import { clock } from "../runtime/ports/system.ts";
import { readSettings } from "../runtime/readSettings.ts";
import { createScheduleHandler } from "../runtime/schedule/createScheduleHandler.ts";
import { checkHealth } from "../usecases/health/checkHealth.ts";

const settings = readSettings();
const ports = {
  counterparties: counterpartiesOf(settings),
  ownCertificates: ownCertificates(settings),
  health: health(),
  clock,
};

export const handler = createScheduleHandler("checkHealth", (log) => checkHealth({ ...ports, log }));
