import type { App, Stack } from "aws-cdk-lib";
import type { StateSettings } from "../../functions/contract/settings.ts";
import type { ApiStack } from "./ApiStack.ts";
import { BackupStack } from "./BackupStack.ts";
import type { DataStack } from "./DataStack.ts";
import { EdgeStack } from "./EdgeStack.ts";
import { FrontendStack } from "./FrontendStack.ts";
import type { Release } from "./functionsOf.ts";
import { LogArchiveStack } from "./LogArchiveStack.ts";
import { MonitoringStack } from "./MonitoringStack.ts";
import type { WorkflowStack } from "./WorkflowStack.ts";

export interface CloudSurroundings {
  /** Of the state. */
  readonly settings: StateSettings;
  /** The built pages. */
  readonly frontendFolder: string;
  /** Name of a stack of this portal. */
  readonly nameOf: (part: string) => string;
  /** What is copied at night, and what pages upload to. */
  readonly data: DataStack;
  /** Whose runs, logs and dead letters are watched. */
  readonly workflow: WorkflowStack;
  /** What answers behind CloudFront, and whose logs are read. */
  readonly api: ApiStack;
  /** Who is told of every alarm in the portal's own region. */
  readonly topic: Release["topic"];
}

/** CloudFront reads its filter and its certificate there only. */
const EDGE_REGION = "us-east-1";

/** The stacks that only an AWS account has: pages and their filter, alarms, backups, and the log after its first day. */
export function createCloudStacks(app: App, surroundings: CloudSurroundings): readonly Stack[] {
  const { settings, frontendFolder, nameOf, data, workflow, api, topic } = surroundings;
  const { portalId, retention } = settings.portal;
  const { region, cloud } = settings.server;
  const account = cloud.account === undefined ? {} : { account: cloud.account };
  const env = { region, ...account };
  const logs = new Map([...workflow.logs, ...api.logs]);
  const { submitMachine, trackMachine, collectMachine } = workflow;
  const edge = new EdgeStack(app, nameOf("edge"), {
    portalId,
    certificateArn: cloud.certificateArn,
    env: { region: EDGE_REGION, ...account },
    crossRegionReferences: true,
  });
  return [
    edge,
    new FrontendStack(app, nameOf("frontend"), {
      settings,
      api: api.api,
      key: data.key,
      filterArn: edge.filterArn,
      uploads: data.uploads.bucket,
      frontendFolder,
      env,
      crossRegionReferences: true,
    }),
    new MonitoringStack(app, nameOf("monitoring"), {
      portalId,
      logs,
      machines: {
        "submit-process": submitMachine,
        "track-delivery": trackMachine,
        "collect-payment": collectMachine,
      },
      deadLetters: workflow.deadLetters,
      topic,
      env,
    }),
    new BackupStack(app, nameOf("backup"), {
      portalId,
      production: cloud.production,
      tables: [data.submissions.table, data.payments.table, data.blocks.table],
      topic,
      env,
    }),
    new LogArchiveStack(app, nameOf("log-archive"), {
      portalId,
      key: data.key,
      backupWeeks: retention.backupWeeks,
      logGroups: [...logs.values()],
      topic,
      env,
    }),
  ];
}
