import path from "node:path";
import { readFileSync } from "node:fs";
import { err, ok, type Result } from "#domain/result.ts";
import { createConsole } from "../laptop/console/createConsole.ts";
import { onThisMachine } from "../laptop/front/onThisMachine.ts";
import { readOriginHeaders } from "../laptop/front/readOriginHeaders.ts";
import { startFront } from "../laptop/front/startFront.ts";
import { consoleSources } from "../laptop/console/consoleSources.ts";
import { type Closers, startWithClosers } from "../laptop/supervisor/startWithClosers.ts";
import { openSurroundings } from "../laptop/supervisor/openSurroundings.ts";
import type { StartOptions } from "../laptop/settings/parseArguments.ts";
import type { PortalBuilder } from "../laptop/supervisor/PortalBuilder.ts";
import { startFailed, type StartFailure } from "../laptop/supervisor/StartFailure.ts";
import type { Started } from "../laptop/supervisor/startLocalPortal.ts";
import { counterpartyPorts } from "../laptop/settings/localPorts.ts";
import { synthesizeBuilt } from "../laptop/supervisor/synthesizeBuilt.ts";
import type { DistributionResource } from "../laptop/template/DistributionResource.ts";
import type { SecretResource } from "../laptop/template/PortalResources.ts";
import { readTemplates } from "../laptop/template/readTemplates.ts";
import { deployPortal } from "./deployPortal.ts";
import { forwardToRestApi } from "./forwardToRestApi.ts";
import { installLocalStack, LOCALSTACK_HOME } from "./installLocalStack.ts";
import { localStackStores } from "./localStackStores.ts";
import { endLeftover, startLocalStack } from "./startLocalStack.ts";

/** Resource types that LocalStack answers with a placeholder, each with the reason why that does no harm. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  "AWS::CDK::Metadata": "only counts uses of CDK",
};

const LOCALSTACK_PORT = 4566;
const STAGE = "live";

type StartTools = {
  readonly pages: PortalBuilder["pages"];
  /** A sentence for the person who started the portal. */
  readonly tell: (sentence: string) => void;
};

/** Brings up the whole portal on LocalStack: installed where it is not, empty, deployed with CDK's own command line. */
export function startLocalStackPortal(options: StartOptions, tools: StartTools): Started {
  return startWithClosers((closers) => start(options, { ...tools, closers }));
}

async function start(options: StartOptions, tools: StartTools & { readonly closers: Closers }): Started {
  const { port, stateFolder } = options;
  const { pages, tell, closers } = tools;
  const installed = await installLocalStack(LOCALSTACK_HOME, tell);
  if (!installed.ok) return installed;
  await endLeftover(LOCALSTACK_HOME);
  // LocalStack begins empty each time, so everything around it does.
  const around = await openSurroundings(
    { ...options, fresh: true },
    { pages, tell, closers, awsPort: LOCALSTACK_PORT },
  );
  if (!around.ok) return around;
  const { portalUrl, awsEndpoint, settingsFile, counterparties, clock } = around.value;
  const logsFolder = path.join(stateFolder, "logs");
  const localStack = await startLocalStack(LOCALSTACK_HOME, {
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
    aws: { environment: "localstack", endpoint: awsEndpoint, ...names },
    stores,
    counterparties,
    clock,
  });
  const built = await around.value.pagesToCome;
  if (!built.ok) return built;
  const edge = await readDistribution({ settingsFile, buildFolder: path.join(stateFolder, "build/edge") });
  if (!edge.ok) return edge;
  const { distribution, secrets } = edge.value;
  const front = await startFront(
    {
      gateway: forwardToRestApi(awsEndpoint, { id: restApiId, stage: STAGE }),
      console: createConsole(sources),
      pages: built.value.handle,
    },
    {
      port,
      distribution: onThisMachine(distribution, { awsEndpoint, widen: built.value.widen }),
      originHeaders: await readOriginHeaders(distribution, { awsEndpoint, secrets }),
    },
  );
  closers.add(() => front.stop());
  tell(
    `LocalStack: ${awsEndpoint}, its log ${logFile}, what was deployed ${path.join(stateFolder, "build")}.`,
  );
  return ok({ url: `${portalUrl}/`, local: sources.describe, stop: () => closers.closeAll() });
}

/** LocalStack has no CloudFront: what stands before the API is read from the templates of a laptop. */
async function readDistribution(
  options: Parameters<typeof synthesizeBuilt>[0],
): Promise<
  Result<
    { readonly distribution: DistributionResource; readonly secrets: readonly SecretResource[] },
    StartFailure
  >
> {
  const synthesized = await synthesizeBuilt(options);
  if (!synthesized.ok) return synthesized;
  const { templates, assetPath } = synthesized.value;
  const resources = readTemplates(templates, { assetPath });
  if (!resources.ok) return err(startFailed(resources.failure.sentence));
  const { distribution, secrets } = resources.value;
  return distribution === undefined
    ? err(startFailed("The templates declare no distribution."))
    : ok({ distribution, secrets });
}

/** Resource types of the deployed stacks that LocalStack silently left out, by its log. */
export function unprovidedTypes(log: string): readonly string[] {
  const named = [...log.matchAll(/No resource provider found for "?([A-Za-z0-9:]+)/g)].flatMap(
    ([, type = ""]) => type,
  );
  return [...new Set(named)].filter((type) => PLACEHOLDERS[type] === undefined).sort();
}
