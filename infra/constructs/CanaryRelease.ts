import type { IAlarm } from "aws-cdk-lib/aws-cloudwatch";
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Alias, type Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { acceptFinding } from "./acceptFinding.ts";

export interface CanaryReleaseProps {
  /** Whose newest version is released. */
  readonly lambda: LambdaFunction;
  /** Roll a release back. */
  readonly alarms: readonly IAlarm[];
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
    const { lambda } = props;
    this.alias = new Alias(this, "Alias", { aliasName: "live", version: lambda.currentVersion });
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
      alarms: [...props.alarms],
      role: role.withoutPolicyUpdates(),
    });
    group.node.addDependency(role);
  }
}
