import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { type ILogGroup, LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { FigureAlarm } from "../constructs/FigureAlarm.ts";
import { LogArchive } from "../constructs/LogArchive.ts";

export interface LogArchiveStackProps extends StackProps {
  /** `portalId` of the settings: the alarm's name begins with it. */
  readonly portalId: string;
  /** What lines are encrypted with. */
  readonly key: IKey;
  /** How long the privacy policy says that backups of the log are kept. */
  readonly backupWeeks: number;
  /** ARNs of roles that may read it, besides users with a second factor. */
  readonly readers: readonly string[];
  /** Every log of the portal: functions, state machines, gateway. */
  readonly logGroups: readonly ILogGroup[];
  /** Notified when lines do not arrive. */
  readonly topic: ITopic;
}

/** Lines are written every five minutes; what the stream could not write for a day is lost. */
const LONGEST_WAIT = Duration.hours(1);

/** The log after its first day, behind a role of its own. */
export class LogArchiveStack extends Stack {
  /** Where looks of operators are written down. */
  readonly operatorLog: ILogGroup;

  constructor(scope: Construct, id: string, props: LogArchiveStackProps) {
    super(scope, id, props);
    const { portalId, key, backupWeeks, readers, logGroups, topic } = props;
    // Operators may only add to it: who looked at whose application is read with the role of the reader.
    const operators = new LogGroup(this, "Operators", {
      retention: RetentionDays.ONE_DAY,
      encryptionKey: key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.operatorLog = operators;
    const { reader, waitingSeconds } = new LogArchive(this, "Archive", {
      key,
      lastDay: backupWeeks * 7,
      readers,
      logGroups: [...logGroups, operators],
    });
    new FigureAlarm(this, "Waiting", {
      portalId,
      name: "log-archive-late",
      metric: waitingSeconds,
      bound: { from: LONGEST_WAIT.toSeconds() },
      topic,
    });
    new CfnOutput(this, "OperatorLogName", { value: operators.logGroupName });
    new CfnOutput(this, "ReaderRoleArn", { value: reader.roleArn });
  }
}
