import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { LogArchive } from "../constructs/LogArchive.ts";

export interface LogArchiveStackProps extends StackProps {
  readonly key: IKey;
  /** How long the privacy policy says that backups of the log are kept. */
  readonly backupWeeks: number;
  readonly logGroups: readonly ILogGroup[];
}

/** The log after its first day, behind a role of its own. */
export class LogArchiveStack extends Stack {
  constructor(scope: Construct, id: string, props: LogArchiveStackProps) {
    super(scope, id, props);
    const { key, backupWeeks, logGroups } = props;
    const { reader } = new LogArchive(this, "Archive", { key, lastDay: backupWeeks * 7, logGroups });
    new CfnOutput(this, "ReaderRoleArn", { value: reader.roleArn });
  }
}
