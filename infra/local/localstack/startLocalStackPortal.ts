import { readFileSync } from "node:fs";
import path from "node:path";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { createConsole } from "../console/createConsole.ts";
import { startFront } from "../front/startFront.ts";
import { consoleSources } from "../supervisor/consoleSources.ts";
import { type Closers, startWithClosers } from "../supervisor/startWithClosers.ts";
import { openSurroundings } from "../supervisor/openSurroundings.ts";
import type { StartOptions } from "../supervisor/parseArguments.ts";
import type { PortalBuilder } from "../supervisor/PortalBuilder.ts";
import { startFailed, type StartFailure } from "../supervisor/StartFailure.ts";
import type { LocalPortal } from "../supervisor/startLocalPortal.ts";
import { counterpartyPorts } from "./counterpartyPorts.ts";
import { deployPortal } from "./deployPortal.ts";
import { forwardToRestApi } from "./forwardToRestApi.ts";
import { installLocalStack } from "./installLocalStack.ts";
import { localStackStores } from "./localStackStores.ts";
import { endLeftover, startLocalStack } from "./startLocalStack.ts";
import { unprovidedTypes } from "./unprovidedTypes.ts";

/** Where it is installed. */
const HOME = path.resolve(import.meta.dirname, "../../../.local/localstack");
const LOCALSTACK_PORT = 4566;
const STAGE = "live";

type StartTools = {
  readonly pages: PortalBuilder["pages"];
  /** A sentence for the person who started the portal. */
  readonly tell: (sentence: string) => void;
};

/** Brings up the whole portal on LocalStack: installed where it is not, empty, deployed with CDK's own command line. */
export function startLocalStackPortal(
  options: StartOptions,
  tools: StartTools,
): Promise<Result<LocalPortal, StartFailure>> {
  return startWithClosers((closers) => start(options, { ...tools, closers }));
}

async function start(
  options: StartOptions,
  tools: StartTools & { readonly closers: Closers },
): Promise<Result<LocalPortal, StartFailure>> {
  const { port, stateFolder } = options;
  const { pages, tell, closers } = tools;
  const installed = await installLocalStack(HOME, tell);
  if (!installed.ok) return installed;
  await endLeftover(HOME);
  // LocalStack begins empty each time, so everything around it does.
  const around = await openSurroundings(
    { ...options, fresh: true },
    { pages, tell, closers, awsPort: LOCALSTACK_PORT },
  );
  if (!around.ok) return around;
  const { portalUrl, awsEndpoint, settingsFile, counterparties, clock } = around.value;
  const logsFolder = path.join(stateFolder, "logs");
  const localStack = await startLocalStack(HOME, {
    port: LOCALSTACK_PORT,
    logsFolder,
    counterpartyPorts: counterpartyPorts(around.value.ports),
  });
  if (!localStack.ok) return localStack;
  closers.add(() => localStack.value.stop());
  const { logFile, reachableByOthers } = localStack.value;
  const deployed = await deployPortal(around.value, path.join(stateFolder, "build"));
  if (!deployed.ok) return deployed;
  const missing = unprovidedTypes(readFileSync(logFile, "utf8"));
  if (missing.length > 0) return err(startFailed(`LocalStack does not provide ${missing.join(", ")}.`));
  const open = await reachableByOthers();
  if (!open.ok) return open;
  if (open.value.length > 0)
    return err(
      startFailed(`LocalStack can be reached from other machines (${open.value.join(", ")}); it is ended.`),
    );

  const { restApiId, prefix } = deployed.value;
  const { names, stores } = await localStackStores(awsEndpoint, { prefix, logsFolder });
  const sources = consoleSources({
    portalUrl,
    settingsFile,
    logsFolder,
    aws: { home: "localstack", endpoint: awsEndpoint, ...names },
    stores,
    counterparties,
    clock,
  });
  const built = await around.value.pagesToCome;
  if (!built.ok) return built;
  const front = await startFront(
    {
      gateway: forwardToRestApi(awsEndpoint, { id: restApiId, stage: STAGE }),
      console: createConsole(sources),
      pages: built.value.handle,
    },
    { port },
  );
  closers.add(() => front.stop());
  tell(
    `LocalStack: ${awsEndpoint}, its log ${logFile}, what was deployed ${path.join(stateFolder, "build")}.`,
  );
  return ok({ url: `${portalUrl}/`, local: sources.describe, stop: () => closers.closeAll() });
}
