import type { App, Stack } from "aws-cdk-lib";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { StateSettings } from "#contract/settings/settings.ts";
import { AccessStack } from "./AccessStack.ts";
import type { ApiStack } from "./ApiStack.ts";
import { BackupStack, type BackupStackProps } from "./BackupStack.ts";
import type { DataStack } from "./DataStack.ts";
import { EdgeStack } from "./EdgeStack.ts";
import { FrontendStack } from "./FrontendStack.ts";
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
  /** Receives every alarm in the portal's own region. */
  readonly topic: ITopic;
}

/** CloudFront reads its filter and its certificate there only. */
const EDGE_REGION = "us-east-1";

/** Final on the day of the settings, not before: no lock of the first days outlives a mistake of the first days. */
function lockOf({
  production,
  complianceLockFrom,
}: StateSettings["server"]["cloud"]): BackupStackProps["lock"] {
  if (!production) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  return complianceLockFrom !== undefined && complianceLockFrom <= today ? "compliance" : "governance";
}

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
  });
  const logArchive = new LogArchiveStack(app, nameOf("log-archive"), {
    portalId,
    key: data.key,
    backupWeeks: retention.backupWeeks,
    readers: cloud.logReaders ?? [],
    logGroups: [...logs.values()],
    topic,
    env,
  });
  return [
    edge,
    new FrontendStack(app, nameOf("frontend"), {
      settings,
      api: api.api,
      originWord: data.originWord,
      uploads: data.uploads.bucket,
      account: { key: data.key, filterArn: edge.filterArn, frontendFolder },
      env,
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
      lock: lockOf(cloud),
      tables: [data.submissions.table, data.payments.table, data.blocks.table],
      topic,
      env,
    }),
    logArchive,
    new AccessStack(app, nameOf("access"), {
      deployment: cloud.deployment,
      arnsOf: (target) =>
        target === "submitMachine" ? [submitMachine.stateMachineArn] : data.arnsOf(target),
      key: data.key,
      operatorLog: logArchive.operatorLog,
      regions: [...new Set([region, EDGE_REGION])],
      env,
    }),
  ];
}
