import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import { Alarm, ComparisonOperator, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { ServiceGroup } from "#contract/routes.ts";
import { apiFigures } from "../alarms/apiFigures.ts";
import { PortalApi } from "../constructs/PortalApi.ts";
import { createPortalFunction, type FunctionSurroundings } from "./functionsOf.ts";

export interface ApiStackProps extends StackProps {
  /** What each function is made with; of its `release`, the alarms are added to. */
  readonly surroundings: FunctionSurroundings;
}

/** The API: one function per service group behind one REST API. */
export class ApiStack extends Stack {
  readonly api: RestApi;
  /** Log of each function by its name, and of the gateway. */
  readonly logs: ReadonlyMap<string, ILogGroup>;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { portalId, key, release } = props.surroundings;
    const surroundings =
      release === undefined
        ? props.surroundings
        : {
            ...props.surroundings,
            release: { ...release, alarms: [...release.alarms, this.failures(portalId)] },
          };
    const logs = new Map<string, ILogGroup>();
    const functionOf = (group: ServiceGroup): IFunction => {
      const { name, lambda, log } = createPortalFunction(this, { name: `api-${group}`, surroundings });
      logs.set(name, log);
      return lambda;
    };
    const { api, accessLog } = new PortalApi(this, "Portal", {
      portalId,
      key,
      functions: {
        auth: functionOf("auth"),
        version: functionOf("version"),
        forms: functionOf("forms"),
        process: functionOf("process"),
        "process-workflow": functionOf("process-workflow"),
        documents: functionOf("documents"),
        payment: functionOf("payment"),
        delivery: functionOf("delivery"),
        feedback: functionOf("feedback"),
      },
    });
    this.api = api;
    this.logs = logs.set("gateway", accessLog);
    new CfnOutput(this, "RestApiId", { value: this.api.restApiId });
  }

  /** Rolls releases back and notifies no topic: the burn-rate alarms do that. */
  private failures(portalId: string): Alarm {
    return new Alarm(this, "Failures", {
      alarmName: `${portalId}-release-failures`,
      alarmDescription: "While a release is under way: five failed calls in a minute take it back.",
      metric: apiFigures(portalId).failures.with({ period: Duration.minutes(1) }),
      threshold: 5,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}
