import { readFileSync } from "node:fs";
import path from "node:path";
import { App, type Stack } from "aws-cdk-lib";
import * as cxapi from "aws-cdk-lib/cx-api";
import commandLine from "../cdk.json" with { type: "json" };
import { readStateSettings } from "./tools/settings/readStateSettings.ts";
import { ApiStack } from "./stacks/ApiStack.ts";
import { DataStack } from "./stacks/DataStack.ts";
import { FrontendStack } from "./stacks/FrontendStack.ts";
import { AlertsStack } from "./stacks/AlertsStack.ts";
import { createCloudStacks } from "./stacks/createCloudStacks.ts";
import { type FunctionSurroundings, withMachines } from "./stacks/functionsOf.ts";
import { WorkflowStack } from "./stacks/WorkflowStack.ts";

export interface PortalSynthesis {
  /** Settings of the state, as a file. */
  readonly settingsFile: string;
  /** Where templates and assets go. */
  readonly outdir: string;
  /** What `buildFunctions` wrote. */
  readonly functionsFolder: string;
  /** `aws`: all stacks, with the built pages of `frontendFolder`; else those that run on one machine too. */
  readonly environment:
    | { readonly kind: "aws"; readonly frontendFolder: string }
    | { readonly kind: "embedded" | "localstack" };
  readonly version: string;
  readonly commit: string;
  /** Whether CDK applies AWS's rules for templates: for what is deployed. They take three seconds. */
  readonly withRules?: boolean;
  /** Whether functions are read where they were built, without a copy of them beside the templates. */
  readonly inPlace?: boolean;
  /** Looks at the app before it is written, for example by a pack of rules. */
  readonly inspect?: (app: App) => void;
}

export interface SynthesizedTemplate {
  readonly stackName: string;
  readonly region: string;
  readonly template: unknown;
  readonly dependencies: readonly string[];
}

const MACHINES_FOLDER = path.join(import.meta.dirname, "..", "statemachines");

/** What CDK's command line hands over to an app: with it, every tool sees the templates that are deployed. */
export const CDK_FLAGS = commandLine.context;

/** Creates the stacks of one state's portal and writes their templates. */
export function synthesizePortal(synthesis: PortalSynthesis): readonly SynthesizedTemplate[] {
  const settings = readStateSettings(synthesis.settingsFile);
  const app = new App({
    outdir: synthesis.outdir,
    analyticsReporting: false,
    builtinCloudFormationValidation: synthesis.withRules ?? false,
    context: {
      ...CDK_FLAGS,
      // LocalStack has no weak references.
      ...(synthesis.environment.kind !== "aws" && { [cxapi.DEFAULT_CROSS_STACK_REFERENCES]: "strong" }),
      [cxapi.DISABLE_ASSET_STAGING_CONTEXT]: synthesis.inPlace ?? false,
    },
  });
  const name = (part: string): string => `recognition-portal-${settings.portal.portalId}-${part}`;
  const { region, cloud } = settings.server;
  // One machine has an account of its own making.
  const isNamed = synthesis.environment.kind === "aws" && cloud.account !== undefined;
  const env = { region, ...(isNamed && { account: cloud.account }) };
  const data = new DataStack(app, name("data"), { settings, env });
  const values = {
    SESSIONS_TABLE: data.sessions.table.tableName,
    LOGINS_TABLE: data.logins.table.tableName,
    BLOCKS_TABLE: data.blocks.table.tableName,
    PROCESS_KEYS_TABLE: data.processKeys.table.tableName,
    PROCESSES_TABLE: data.processes.table.tableName,
    SUBMISSIONS_TABLE: data.submissions.table.tableName,
    PAYMENTS_TABLE: data.payments.table.tableName,
    FEEDBACK_TABLE: data.feedback.table.tableName,
    LIMITS_TABLE: data.limits.table.tableName,
    AVAILABILITY_TABLE: data.availability.table.tableName,
    STATISTICS_TABLE: data.statistics.table.tableName,
    HEALTH_TABLE: data.health.table.tableName,
    UPLOADS_BUCKET: data.uploads.bucket.bucketName,
    RESULTS_BUCKET: data.results.bucket.bucketName,
    SEALED_BUCKET: data.sealed.bucket.bucketName,
    FORMS_BUCKET: data.forms.bucket.bucketName,
    SUBMIT_STATE_MACHINE_ARN: "",
    TRACK_STATE_MACHINE_ARN: "",
    COLLECT_STATE_MACHINE_ARN: "",
    SEAL_KEY_ARN: data.sealKey.keyArn,
    PORTAL_VERSION: synthesis.version,
    PORTAL_COMMIT: synthesis.commit,
  };
  // On one machine there are no alarms and no second version to go back to.
  const alerts =
    synthesis.environment.kind === "aws"
      ? new AlertsStack(app, name("alerts"), { portalId: settings.portal.portalId, key: data.key, env })
      : undefined;
  const base: FunctionSurroundings = {
    portalId: settings.portal.portalId,
    region,
    key: data.key,
    functionsFolder: synthesis.functionsFolder,
    values,
    arnsOf: (target) => data.arnsOf(target),
    ...(alerts !== undefined && { release: { alarms: [alerts.functionsFail] } }),
  };
  const workflow = new WorkflowStack(app, name("workflow"), {
    surroundings: base,
    machinesFolder: MACHINES_FOLDER,
    env,
  });
  const api = new ApiStack(app, name("api"), {
    surroundings: withMachines(base, {
      submitMachine: workflow.submitMachine,
      trackMachine: workflow.trackMachine,
      collectMachine: workflow.collectMachine,
    }),
    env,
  });
  const stacks: Stack[] = [data, workflow, api];
  if (synthesis.environment.kind === "aws" && alerts !== undefined) {
    const { frontendFolder } = synthesis.environment;
    const { topic } = alerts;
    stacks.push(
      alerts,
      ...createCloudStacks(app, { settings, frontendFolder, nameOf: name, data, workflow, api, topic }),
    );
  }
  if (synthesis.environment.kind !== "aws") {
    const { originWord, uploads } = data;
    const behind = { api: api.api, originWord, uploads: uploads.bucket };
    stacks.push(new FrontendStack(app, name("frontend"), { settings, ...behind, account: undefined, env }));
  }
  // On one machine stacks go with their folder.
  for (const stack of stacks)
    stack.terminationProtection = synthesis.environment.kind === "aws" && cloud.production;
  synthesis.inspect?.(app);
  const assembly = app.synth();
  return stacks.map((stack) => ({
    stackName: stack.stackName,
    region: stack.region,
    template: readTemplate(assembly.getStackByName(stack.stackName).templateFullPath),
    dependencies: stack.dependencies.map(({ stackName }) => stackName),
  }));
}

function readTemplate(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
