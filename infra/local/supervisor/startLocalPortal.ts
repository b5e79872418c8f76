import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { createGateway } from "../api-gateway/createGateway.ts";
import { createLocalClock } from "../clock/createLocalClock.ts";
import { installShiftedDate } from "../clock/installShiftedDate.ts";
import { createConsole } from "../console/createConsole.ts";
import type { LocalDescription } from "../console/LocalDescription.ts";
import { startFront } from "../front/startFront.ts";
import { openFunctionLogs } from "../lambda/openFunctionLogs.ts";
import { startSchedules } from "../schedules/startSchedules.ts";
import { readTemplates } from "../template/readTemplates.ts";
import { checkPorts } from "./checkPorts.ts";
import { createClosers, type Closers } from "./createClosers.ts";
import { consoleSources } from "./consoleSources.ts";
import { localPorts } from "./localPorts.ts";
import { localProviderAddresses } from "./localProviderAddresses.ts";
import { localSettings, secretSeeds } from "./localSettings.ts";
import { lockStateFolder } from "./lockStateFolder.ts";
import { openPortalKeys } from "./openPortalKeys.ts";
import type { StartOptions } from "./parseArguments.ts";
import type { PortalBuilder } from "./PortalBuilder.ts";
import { readStateSettings } from "./readStateSettings.ts";
import { startAwsServices } from "./startAwsServices.ts";
import { startCounterparties } from "./startCounterparties.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

export type LocalPortal = {
  /** `http://127.0.0.1:4000/` */
  readonly url: string;
  readonly local: () => LocalDescription;
  readonly stop: () => Promise<void>;
};

type Surroundings = {
  readonly builder: PortalBuilder;
  /** A sentence for the person who started the portal. */
  readonly tell: (sentence: string) => void;
};

/**
 * Brings up the whole portal: what the templates declare, the outside systems' stand-ins, the pages.
 * Ports: in a row from `port` on (`localPorts`).
 */
export async function startLocalPortal(
  options: StartOptions,
  surroundings: Surroundings,
): Promise<Result<LocalPortal, StartFailure>> {
  const closers = createClosers();
  const started = await start(options, { ...surroundings, closers });
  if (!started.ok) await closers.closeAll();
  return started;
}

async function start(
  options: StartOptions,
  surroundings: Surroundings & { readonly closers: Closers },
): Promise<Result<LocalPortal, StartFailure>> {
  const { port, stateFolder } = options;
  const { builder, tell, closers } = surroundings;
  const settings = readStateSettings(options.settings);
  if (!settings.ok) return settings;
  const ports = localPorts(settings.value, port);
  const portalUrl = `http://127.0.0.1:${ports.portal}`;
  const awsEndpoint = `http://127.0.0.1:${ports.aws}`;
  const free = await checkPorts(ports);
  if (!free.ok) return free;
  const lock = lockStateFolder(stateFolder);
  if (!lock.ok) return lock;
  closers.add(() => lock.value.release());
  if (options.fresh) emptyStateFolder(stateFolder);

  const clock = createLocalClock();
  closers.add(installShiftedDate(clock.offsetMilliseconds));
  const addressed = localProviderAddresses(settings.value, ports);
  // Bundling the pages takes longest and depends on nothing else.
  const pagesToCome = builder.pages({ settings: addressed, stateFolder, awsEndpoint, port });
  closers.add(async () => {
    const pages = await pagesToCome;
    if (pages.ok) await pages.value.stop();
  });
  const keysToCome = openPortalKeys(stateFolder);
  const counterparties = await startCounterparties({
    ports,
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

  const { descriptions, fitConnectTrustRoot, xta } = counterparties.value;
  const settingsFile = path.join(stateFolder, "settings.json");
  const portalKeys = await keysToCome;
  const sealCertificate = portalKeys.seal.certificate;
  const local = localSettings(addressed, {
    ...descriptions,
    portalUrl,
    fitConnectTrustRoot,
    sealCertificate,
    xtaTrustRoot: xta?.trustRoot,
  });
  writeFileSync(settingsFile, JSON.stringify(local, undefined, 2));
  const buildFolder = path.join(stateFolder, "build");
  mkdirSync(buildFolder, { recursive: true });
  const synthesized = await builder.synthesize({ settingsFile, buildFolder });
  if (!synthesized.ok) return synthesized;
  const { templates, assetPath } = synthesized.value;
  const resources = readTemplates(templates, { assetPath });
  if (!resources.ok) return err(startFailed(resources.failure.sentence));
  const [api] = resources.value.restApis;
  if (api === undefined) return err(startFailed("The templates declare no REST API."));

  const logs = openFunctionLogs(path.join(stateFolder, "logs"));
  const { mailboxSender } = counterparties.value;
  const seeds = secretSeeds(settings.value, {
    descriptions,
    portalKeys,
    mailboxSender,
    xtaClient: xta?.client,
  });
  const services = await startAwsServices(resources.value, {
    port: ports.aws,
    stateFolder,
    seeds,
    sealKey: portalKeys.seal.key,
    clock,
    logs,
    closers,
  });
  if (!services.ok) return services;
  const { pool, stepFunctions } = services.value;
  const schedules = startSchedules(resources.value.schedules, { clock, invoke: pool.invoke });
  if (!schedules.ok) return err(startFailed(schedules.failure.sentence));
  closers.add(() => schedules.value.stop());

  const sources = consoleSources({
    portalUrl,
    settingsFile,
    awsEndpoint,
    resources: resources.value,
    services: services.value,
    counterparties: counterparties.value,
    clock,
    logs,
  });
  const pages = await pagesToCome;
  if (!pages.ok) return pages;
  const front = await startFront(
    {
      gateway: createGateway({ api, invoke: pool.invoke }),
      console: createConsole(sources),
      pages: pages.value.handle,
    },
    { port },
  );
  closers.add(() => front.stop());
  stepFunctions.resume();
  return ok({ url: `${portalUrl}/`, local: sources.describe, stop: () => closers.closeAll() });
}

function emptyStateFolder(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry !== "running.pid")) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
