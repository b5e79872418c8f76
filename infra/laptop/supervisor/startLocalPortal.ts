import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { err, ok, type Result } from "#domain/result.ts";
import { createUsageMeter, meterExchange } from "#infra/tools/usage/usageMeter.ts";
import { createGateway } from "../api-gateway/createGateway.ts";
import { installShiftedDate } from "../clock/localClock.ts";
import { consoleSources, type LocalDescription } from "../console/consoleSources.ts";
import { createConsole } from "../console/createConsole.ts";
import { onThisMachine } from "../front/onThisMachine.ts";
import { readOriginHeaders } from "../front/readOriginHeaders.ts";
import { startFront } from "../front/startFront.ts";
import { openFunctionLogs } from "../lambda/openFunctionLogs.ts";
import { startSchedules } from "../schedules/startSchedules.ts";
import type { StartOptions } from "../settings/parseArguments.ts";
import { readTemplates } from "../template/readTemplates.ts";
import { embeddedStores } from "./embeddedStores.ts";
import { openSurroundings } from "./openSurroundings.ts";
import type { PortalBuilder } from "./PortalBuilder.ts";
import { startAwsServices } from "./startAwsServices.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";
import { type Closers, startWithClosers } from "./startWithClosers.ts";

export type LocalPortal = {
  /** `http://127.0.0.1:4000/` */
  readonly url: string;
  readonly local: () => LocalDescription;
  readonly stop: () => Promise<void>;
};

export type Started = Promise<Result<LocalPortal, StartFailure>>;

type StartTools = {
  readonly builder: PortalBuilder;
  /** A sentence for the person who started the portal. */
  readonly tell: (sentence: string) => void;
};

/**
 * Brings up the whole portal: what the templates declare, the outside systems' stand-ins, the pages.
 * Ports: in a row from `port` on (`localPorts`).
 */
export function startLocalPortal(options: StartOptions, tools: StartTools): Started {
  return startWithClosers((closers) => start(options, { ...tools, closers }));
}

async function start(options: StartOptions, tools: StartTools & { readonly closers: Closers }): Started {
  const { port, stateFolder } = options;
  const { builder, tell, closers } = tools;
  const around = await openSurroundings(options, { pages: builder.pages, tell, closers });
  if (!around.ok) return around;
  const { ports, portalUrl, awsEndpoint, clock, counterparties, portalKeys, seeds } = around.value;
  const { settingsFile, settingsWith, pagesToCome } = around.value;
  closers.add(installShiftedDate(clock.offsetMilliseconds));
  const settings = settingsWith(portalKeys.seal.certificate);
  writeFileSync(settingsFile, JSON.stringify(settings, undefined, 2));
  const buildFolder = path.join(stateFolder, "build");
  mkdirSync(buildFolder, { recursive: true });
  const synthesized = await builder.synthesize({ settingsFile, buildFolder });
  if (!synthesized.ok) return synthesized;
  const { templates, assetPath } = synthesized.value;
  const resources = readTemplates(templates, { assetPath });
  if (!resources.ok) return err(startFailed(resources.failure.sentence));
  const [api] = resources.value.restApis;
  const { distribution, secrets } = resources.value;
  if (api === undefined || distribution === undefined)
    return err(startFailed("The templates declare no REST API, or no distribution before it."));

  const logsFolder = path.join(stateFolder, "logs");
  const logs = openFunctionLogs(logsFolder);
  const meter = createUsageMeter();
  const services = await startAwsServices(resources.value, {
    port: ports.aws,
    stateFolder,
    indexLagMilliseconds: options.indexLagMilliseconds,
    seeds,
    sealKey: portalKeys.seal.key,
    clock,
    logs,
    meter,
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
    logsFolder,
    aws: {
      environment: "embedded",
      endpoint: awsEndpoint,
      tables: resources.value.tables.map(({ name }) => name),
      buckets: resources.value.buckets.map(({ name }) => name),
      stateMachines: resources.value.stateMachines.map(({ arn }) => arn),
    },
    stores: embeddedStores({ awsEndpoint, resources: resources.value, services: services.value, logs }),
    counterparties,
    clock,
    usage: meter.usage,
  });
  const accessLog = path.join(logsFolder, "gateway.log");
  appendFileSync(accessLog, "");
  const pages = await pagesToCome;
  if (!pages.ok) return pages;
  const front = await startFront(
    {
      gateway: createGateway({
        api,
        invoke: pool.invoke,
        meter,
        log: (line) => {
          appendFileSync(accessLog, `${line}\n`);
        },
      }),
      console: createConsole(sources),
      pages: (incoming, outgoing) => {
        const used = { service: "pages", operation: "file", by: "outside" };
        meterExchange({ incoming, outgoing }, { meter, used });
        return pages.value.handle(incoming, outgoing);
      },
    },
    {
      port,
      distribution: onThisMachine(distribution, { awsEndpoint, widen: pages.value.widen }),
      originHeaders: await readOriginHeaders(distribution, { awsEndpoint, secrets }),
    },
  );
  closers.add(() => front.stop());
  stepFunctions.resume();
  return ok({ url: `${portalUrl}/`, local: sources.describe, stop: () => closers.closeAll() });
}
