import { processes } from "#runtime/wiring/application.ts";
import { maps } from "#runtime/wiring/maps.ts";
import { results, sealed, transports } from "#runtime/wiring/sending.ts";
import { clock, ids } from "#runtime/wiring/system.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { submitDataToAuthority } from "#usecases/sending/steps/submitDataToAuthority.ts";

const ports = {
  processes: processes(),
  results: results(),
  sealed: sealed(),
  transports: transports(),
  maps: maps(),
  ids,
  clock,
};

export const handler = createStepHandler("SUBMIT_DATA_TO_AUTHORITY", (target, log) =>
  submitDataToAuthority({ ...ports, log }, { target }),
);
