import path from "node:path";
import type { StateSettings } from "../../../functions/contract/settings.ts";
import { ok, type Result } from "../../../functions/domain/result.ts";
import { createLocalClock, type LocalClock } from "../clock/createLocalClock.ts";
import { checkPorts } from "./checkPorts.ts";
import type { Closers } from "./startWithClosers.ts";
import { emptyStateFolder } from "./emptyStateFolder.ts";
import { localPorts, type LocalPorts } from "./localPorts.ts";
import { localProviderAddresses } from "./localProviderAddresses.ts";
import { localSettings, secretSeeds } from "./localSettings.ts";
import { lockStateFolder } from "./lockStateFolder.ts";
import { openPortalKeys, type PortalKeys } from "./openPortalKeys.ts";
import type { StartOptions } from "./parseArguments.ts";
import type { Pages, PortalBuilder } from "./PortalBuilder.ts";
import { readRealSecrets } from "./readRealSecrets.ts";
import { readStateSettings } from "./readStateSettings.ts";
import { startCounterparties, type Counterparties } from "./startCounterparties.ts";
import type { StartFailure } from "./StartFailure.ts";

/** What stands around the portal, whichever AWS it runs on: outside systems, keys, addresses, pages. */
export type Surroundings = {
  readonly ports: LocalPorts;
  /** `http://127.0.0.1:4000` */
  readonly portalUrl: string;
  readonly awsEndpoint: string;
  readonly clock: LocalClock;
  readonly counterparties: Counterparties;
  readonly portalKeys: PortalKeys;
  /** Values of the secrets, by name. */
  readonly seeds: Readonly<Record<string, string>>;
  /** Where the settings of this machine go. */
  readonly settingsFile: string;
  /** The state's settings with the addresses and keys of this machine. `sealCertificate`: PEM, of the key that seals. */
  readonly settingsWith: (sealCertificate: string) => StateSettings;
  readonly pagesToCome: Promise<Result<Pages, StartFailure>>;
};

/** Takes ports and state folder, starts the outside systems' stand-ins and begins to build the pages. */
export async function openSurroundings(
  options: StartOptions,
  given: {
    readonly pages: PortalBuilder["pages"];
    /** A sentence for the person who started the portal. */
    readonly tell: (sentence: string) => void;
    readonly closers: Closers;
    /** Where AWS answers, when not on the port after the portal's. */
    readonly awsPort?: number;
  },
): Promise<Result<Surroundings, StartFailure>> {
  const { port, stateFolder } = options;
  const { tell, closers, awsPort } = given;
  const settings = readStateSettings(options.settings);
  if (!settings.ok) return settings;
  const real = readRealSecrets(settings.value, options.secrets);
  if (!real.ok) return real;
  const inARow = localPorts(settings.value, port);
  const ports = { ...inARow, aws: awsPort ?? inARow.aws };
  const portalUrl = `http://127.0.0.1:${ports.portal}`;
  const awsEndpoint = `http://127.0.0.1:${ports.aws}`;
  const free = await checkPorts(ports);
  if (!free.ok) return free;
  const lock = lockStateFolder(stateFolder);
  if (!lock.ok) return lock;
  closers.add(() => lock.value.release());
  if (options.fresh) emptyStateFolder(stateFolder);

  const clock = createLocalClock();
  const addressed = localProviderAddresses(settings.value, ports);
  // Bundling the pages takes longest and depends on nothing else.
  const pagesToCome = given.pages({ settings: addressed, stateFolder, awsEndpoint, port });
  closers.add(async () => {
    const pages = await pagesToCome;
    if (pages.ok) await pages.value.stop();
  });
  const keysToCome = openPortalKeys(stateFolder);
  const counterparties = await startCounterparties({
    ports,
    offers: addressed.server.offers,
    providers: addressed.server.identityProviders.map(({ provider }) => provider),
    stateFolder,
    portalUrl,
    clock,
    tell,
  });
  if (!counterparties.ok) return counterparties;
  closers.add(async () => {
    await Promise.all(counterparties.value.all.map((counterparty) => counterparty.stop()));
  });
  const { descriptions, fitConnectTrustRoot, mailboxSender, xta } = counterparties.value;
  const portalKeys = await keysToCome;
  return ok({
    ports,
    portalUrl,
    awsEndpoint,
    clock,
    counterparties: counterparties.value,
    portalKeys,
    seeds: secretSeeds(settings.value, {
      descriptions,
      portalKeys,
      mailboxSender,
      xtaClient: xta?.client,
      real: real.value,
    }),
    settingsFile: path.join(stateFolder, "settings.json"),
    settingsWith: (sealCertificate) =>
      localSettings(addressed, {
        ...descriptions,
        portalUrl,
        fitConnectTrustRoot,
        sealCertificate,
        xtaTrustRoot: xta?.trustRoot,
      }),
    pagesToCome,
  });
}
