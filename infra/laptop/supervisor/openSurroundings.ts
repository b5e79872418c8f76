import { readdirSync, rmSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import type { StateSettings } from "#contract/settings/settings.ts";
import { ok, type Result, err } from "#domain/result.ts";
import { createLocalClock, type LocalClock } from "../clock/localClock.ts";
import { localPorts, type LocalPorts, localProviderAddresses } from "../settings/localPorts.ts";
import { localSettings, secretSeeds } from "../settings/localSettings.ts";
import { openPortalKeys, type PortalKeys } from "../settings/openPortalKeys.ts";
import type { StartOptions } from "../settings/parseArguments.ts";
import { readRealSecrets } from "../settings/readRealSecrets.ts";
import { readStateSettings } from "../settings/readStateSettings.ts";
import type { Pages, PortalBuilder } from "./PortalBuilder.ts";
import { startCounterparties, type Counterparties } from "./startCounterparties.ts";
import { type StartFailure, startFailed } from "./StartFailure.ts";
import type { Closers } from "./startWithClosers.ts";

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
  const pagesToCome = given.pages({ settings: addressed, stateFolder, port });
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

/** Removes what an earlier portal left; the mark of the running one stays. */
function emptyStateFolder(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry !== "running.pid")) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Whether the ports that a start always takes are free. */
async function checkPorts(ports: LocalPorts): Promise<Result<undefined, StartFailure>> {
  const { portal, aws, identity, fitConnect, eidClient, xta, payment, saml } = ports;
  for (const port of [
    portal,
    aws,
    identity,
    fitConnect,
    eidClient ?? [],
    xta ?? [],
    payment ?? [],
    [...saml.values()],
  ].flat(2)) {
    if (await isFree(port)) continue;
    const remedy = `end the program that uses it or choose others with PORT=${portal + 100} npm start`;
    return err(startFailed(`Port ${port} is in use: ${remedy}.`));
  }
  return ok(undefined);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1" }, () => server.close(() => resolve(true)));
  });
}

/**
 * Two stacks on one state folder would destroy each other's state; a lock left by a crash is taken over. What people try
 * out lies in it, so other users of the machine cannot look into it.
 */
function lockStateFolder(folder: string): Result<{ readonly release: () => void }, StartFailure> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const file = path.join(folder, "running.pid");
  const owner = Number(readIfThere(file));
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    return err(startFailed(`The portal already runs on ${folder} (process ${owner}): end it first.`));
  }
  writeFileSync(file, String(process.pid));
  return ok({ release: () => rmSync(file, { force: true }) });
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
