import { createFitConnectIntake } from "../../adapters/fit-connect/createFitConnectIntake.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import { createMemory } from "../../domain/createMemory.ts";
import { waysTo } from "../../domain/transport/transportRules.ts";
import type { AuthorityIntake } from "../../ports/AuthorityIntake.ts";
import { readSettings } from "../readSettings.ts";
import { fitConnectDestinations } from "./fitConnectDestinations.ts";

/** That a service is taken is believed for so long; a refusal is asked again each time. */
const BELIEVED_FOR_MILLISECONDS = 300_000;

/** FIT-Connect tells what an authority takes without being asked for it in the portal's name; XTA only to its account. */
export function intake(): AuthorityIntake {
  const { portal, server } = readSettings();
  const ask = createFitConnectIntake({
    ...server.fitConnect,
    ...fitConnectDestinations(),
    product: { name: portal.portalName.de, version: "1", manufacturer: portal.operator.name },
  });
  const taken = createMemory<true>(500);
  return {
    takes: async ({ authorityId, leiKaId, ars }) => {
      const period = Math.floor(systemClock.now().getTime() / BELIEVED_FOR_MILLISECONDS);
      const answers = await Promise.all(
        waysTo({ authorityId, leiKaId }, server.transports).map((way) =>
          taken.get(JSON.stringify([period, way, leiKaId, ars]), async () => {
            if (way.transport === "xta") return true;
            const answer = await ask({ way, leiKaId, ars });
            return answer.ok || answer.failure.kind !== "transport-refused" ? true : undefined;
          }),
        ),
      );
      return answers.includes(true);
    },
  };
}
