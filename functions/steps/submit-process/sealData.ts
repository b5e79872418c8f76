import { processes } from "#runtime/wiring/application.ts";
import { maps } from "#runtime/wiring/maps.ts";
import { results, sealed, transports } from "#runtime/wiring/sending.ts";
import { ids } from "#runtime/wiring/system.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { sealData } from "#usecases/sending/steps/sealData.ts";

const ports = {
  processes: processes(),
  results: results(),
  sealed: sealed(),
  transports: transports(),
  maps: maps(),
  ids,
};

export const handler = createStepHandler("SEAL_DATA", (target) => sealData(ports, { target }));
