import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, type IAlarm, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Alias, type Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { acceptFinding } from "./acceptFinding.ts";
import { alarmTexts, ring } from "../alarms/ring.ts";

export interface CanaryReleaseProps {
  /** `portalId` of the settings: the alarm's name begins with it. */
  readonly portalId: string;
  /** Name in the table of functions, for example `api-auth`; the alarm's name ends with it. */
  readonly functionName: string;
  /** Whose newest version is released. */
  readonly lambda: LambdaFunction;
  /** Whose ringing takes a release back, beside the errors of the function itself. */
  readonly alarms: readonly IAlarm[];
  /** Who is told when the function's errors ring. */
  readonly topic: ITopic;
}

/**
 * A new version takes a tenth of the calls for five minutes. When an alarm rings in that time, all calls go to the version
 * before, by themselves, and the deployment fails.
 */
export class CanaryRelease extends Construct {
  /** What is called: always one of two versions. */
  readonly alias: Alias;

  constructor(scope: Construct, id: string, props: CanaryReleaseProps) {
    super(scope, id);
    const { portalId, functionName, lambda, topic } = props;
    this.alias = new Alias(this, "Alias", { aliasName: "live", version: lambda.currentVersion });
    const errors = new Alarm(this, "Errors", {
      ...alarmTexts("functions-fail", { portalId, of: functionName }),
      metric: this.alias.metricErrors({ statistic: "Sum", period: Duration.minutes(1) }),
      threshold: 3,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    ring(errors, topic);
    const role = new Role(this, "Role", { assumedBy: new ServicePrincipal("codedeploy.amazonaws.com") });
    role.addToPolicy(
      new PolicyStatement({
        actions: ["lambda:GetAlias", "lambda:GetProvisionedConcurrencyConfig", "lambda:UpdateAlias"],
        resources: [lambda.functionArn, `${lambda.functionArn}:*`],
      }),
    );
    acceptFinding(
      role,
      /IAM5\[Resource::(<\w+\.Arn>:)?\*\]/,
      "Versions and aliases of this one function, and the state of alarms, which AWS tells for all of them only.",
    );
    role.addToPolicy(new PolicyStatement({ actions: ["cloudwatch:DescribeAlarms"], resources: ["*"] }));
    const group = new LambdaDeploymentGroup(this, "Release", {
      alias: this.alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [errors, ...props.alarms],
      role: role.withoutPolicyUpdates(),
    });
    group.node.addDependency(role);
  }
}
