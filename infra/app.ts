import { readFileSync } from "node:fs";
import path from "node:path";
import { App, type Stack } from "aws-cdk-lib";
import { readStateSettings } from "./readStateSettings.ts";
import { ApiStack } from "./stacks/ApiStack.ts";
import { DataStack } from "./stacks/DataStack.ts";
import { AlertsStack } from "./stacks/AlertsStack.ts";
import { createCloudStacks } from "./stacks/createCloudStacks.ts";
import type { FunctionSurroundings } from "./stacks/functionsOf.ts";
import { withMachines } from "./stacks/withMachines.ts";
import { WorkflowStack } from "./stacks/WorkflowStack.ts";

export interface PortalSynthesis {
  /** Settings of the state, as a file. */
  readonly settingsFile: string;
  /** Where templates and assets go. */
  readonly outdir: string;
  /** What `buildFunctions` wrote. */
  readonly functionsFolder: string;
  /** `aws`: all stacks, with the built pages of `frontendFolder`; else those that run on one machine too. */
  readonly home:
    { readonly kind: "aws"; readonly frontendFolder: string } | { readonly kind: "embedded" | "localstack" };
  readonly version: string;
  readonly commit: string;
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

/** Creates the stacks of one state's portal and writes their templates. */
export function synthesizePortal(synthesis: PortalSynthesis): readonly SynthesizedTemplate[] {
  const settings = readStateSettings(synthesis.settingsFile);
  const app = new App({ outdir: synthesis.outdir, analyticsReporting: false });
  const name = (part: string): string => `recognition-portal-${settings.portal.portalId}-${part}`;
  const { region, cloud } = settings.server;
  // One machine has an account of its own making.
  const isNamed = synthesis.home.kind === "aws" && cloud.account !== undefined;
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
  // Laptops have nobody to ring up and no second version to go back to.
  const alerts =
    synthesis.home.kind === "aws" ? new AlertsStack(app, name("alerts"), { key: data.key, env }) : undefined;
  const base: FunctionSurroundings = {
    portalId: settings.portal.portalId,
    region,
    key: data.key,
    functionsFolder: synthesis.functionsFolder,
    values,
    arnsOf: (target) => data.arnsOf(target),
    ...(alerts !== undefined && { release: { topic: alerts.topic, alarms: [] } }),
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
  if (synthesis.home.kind === "aws" && alerts !== undefined) {
    const { frontendFolder } = synthesis.home;
    const { topic } = alerts;
    stacks.push(
      alerts,
      ...createCloudStacks(app, { settings, frontendFolder, nameOf: name, data, workflow, api, topic }),
    );
  }
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
