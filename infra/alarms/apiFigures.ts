import type { Duration } from "aws-cdk-lib";
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { API_STAGE, apiName } from "../constructs/PortalApi.ts";

/** What a call may take (milliseconds), but for one in a hundred. */
const SLOW_MILLISECONDS = 1000;

/** Of fewer calls one failure is an accident, not a rate. */
export interface RateWindow {
  readonly period: Duration;
  readonly fewestCalls: number;
}

export interface ApiFigures {
  readonly calls: Metric;
  readonly failures: Metric;
  readonly latency: Metric;
  /** Percent of calls that failed on our side. */
  readonly failedPercent: (window: RateWindow) => MathExpression;
  /** Percent of calls that took too long. */
  readonly slowPercent: (window: RateWindow) => MathExpression;
}

/** What API Gateway counts of one portal. */
export function apiFigures(portalId: string): ApiFigures {
  const figure = (metricName: string, statistic: string): Metric =>
    new Metric({
      namespace: "AWS/ApiGateway",
      metricName,
      statistic,
      dimensionsMap: { ApiName: apiName(portalId), Stage: API_STAGE },
    });
  const calls = figure("Count", "Sum");
  const failures = figure("5XXError", "Sum");
  const latency = figure("Latency", "p99");
  const slow = figure("Latency", `PR(${SLOW_MILLISECONDS.toString()}:)`);
  const whereCalled = (fewestCalls: number, expression: string): string =>
    `IF(calls >= ${fewestCalls.toString()}, ${expression}, 0)`;
  return {
    calls,
    failures,
    latency,
    failedPercent: ({ period, fewestCalls }) =>
      new MathExpression({
        expression: whereCalled(fewestCalls, "100 * FILL(failures, 0) / calls"),
        label: "Failed calls (%)",
        usingMetrics: { failures: failures.with({ period }), calls: calls.with({ period }) },
        period,
      }),
    slowPercent: ({ period, fewestCalls }) =>
      new MathExpression({
        expression: whereCalled(fewestCalls, "slow"),
        label: "Slow calls (%)",
        usingMetrics: { slow: slow.with({ period }), calls: calls.with({ period }) },
        period,
      }),
  };
}
