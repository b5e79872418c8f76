import { readFileSync } from "node:fs";
import path from "node:path";
import { ok, type Result } from "../../../functions/domain/result.ts";
import type { LocalClock } from "../clock/createLocalClock.ts";
import {
  fitConnectDescription,
  identityProviderDescription,
  type CounterpartyDescriptions,
} from "./counterpartyDescriptions.ts";
import { startCounterparty, type Counterparty } from "./startCounterparty.ts";
import type { StartFailure } from "./StartFailure.ts";

export type NamedCounterparty = Pick<Counterparty<unknown>, "setFault" | "journal" | "stop"> & {
  readonly name: string;
  readonly address: string;
  /** What it can be told to do wrong, besides "none". */
  readonly mishaps: readonly string[];
};

export type Counterparties = {
  readonly descriptions: CounterpartyDescriptions;
  readonly fitConnectTrustRoot: string;
  readonly all: readonly NamedCounterparty[];
};

/** All outside systems of the portal, each in a process of its own. */
export async function startCounterparties(options: {
  readonly firstPort: number;
  readonly stateFolder: string;
  readonly portalUrl: string;
  readonly clock: LocalClock;
  readonly tell: (sentence: string) => void;
}): Promise<Result<Counterparties, StartFailure>> {
  const { clock, portalUrl, tell, firstPort } = options;
  const shared = { clock, portalUrl, tell, stateFolder: path.join(options.stateFolder, "counterparties") };
  const [identity, fitConnect] = await Promise.all([
    startCounterparty({
      ...shared,
      name: "identity-provider",
      port: firstPort,
      description: identityProviderDescription,
    }),
    startCounterparty({
      ...shared,
      name: "fit-connect",
      port: firstPort + 1,
      description: fitConnectDescription,
    }),
  ]);
  if (!identity.ok) {
    if (fitConnect.ok) await fitConnect.value.stop();
    return identity;
  }
  if (!fitConnect.ok) {
    await identity.value.stop();
    return fitConnect;
  }
  return ok({
    descriptions: { identity: identity.value.description, fitConnect: fitConnect.value.description },
    fitConnectTrustRoot: readFileSync(fitConnect.value.description.trustRootFile, "utf8"),
    all: [
      {
        ...identity.value,
        name: "identity-provider",
        address: identity.value.description.issuer,
        mishaps: ["cancel", "server-error"],
      },
      {
        ...fitConnect.value,
        name: "fit-connect",
        address: new URL(fitConnect.value.description.submissionUrl).origin,
        mishaps: ["unavailable", "slow", "reject-finalize"],
      },
    ],
  });
}
