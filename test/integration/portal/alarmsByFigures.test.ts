import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { z } from "zod";
import { askLocalStack } from "./askLocalStack.ts";
import { cloudResources } from "./cloudResources.ts";
import { onLocalStack } from "./onLocalStack.ts";
import { until } from "./portalUnderTest.ts";

/** A rule on one figure; what only a deployment knows, such as the name of a queue, stands there as it is written. */
const ruleSchema = z.object({
  AlarmName: z.string(),
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z
    .array(z.object({ Name: z.string(), Value: z.unknown().transform((value) => JSON.stringify(value)) }))
    .default([]),
  Statistic: z.enum(["Sum", "Maximum", "Minimum"]),
  Period: z.number(),
  EvaluationPeriods: z.literal(1),
  Threshold: z.number(),
  ComparisonOperator: z.enum(["GreaterThanOrEqualToThreshold", "LessThanThreshold"]),
  TreatMissingData: z.enum(["notBreaching", "breaching"]),
});
type Rule = z.infer<typeof ruleSchema>;
type State = "OK" | "ALARM";

const statesSchema = z.object({
  MetricAlarms: z.array(
    z.object({ AlarmName: z.string(), StateValue: z.enum(["OK", "ALARM", "INSUFFICIENT_DATA"]) }),
  ),
});

/** Figures of this run and one rule alone: none counts that an earlier run put, or that was put for a rule on the same one. */
const run = randomUUID();
/** Those that reckon with several figures LocalStack keeps and never looks at. */
const rules = cloudResources
  .filter(([, { Type, Properties }]) => Type === "AWS::CloudWatch::Alarm" && !("Metrics" in Properties))
  .map(([, { Properties }]) => ruleSchema.parse(Properties))
  .map((rule) => ({ ...rule, Namespace: `${rule.Namespace}/${rule.AlarmName}/${run}` }));
const AlarmNames = rules.map(({ AlarmName }) => AlarmName);

/** A failure of the server is tried again, as the AWS command line does: while rules are evaluated LocalStack now and then answers 500. */
async function tell(operation: string, body: unknown): Promise<unknown> {
  const target = `GraniteServiceVersion20100801.${operation}`;
  const answer = await until(async () => {
    const tried = await askLocalStack({ service: "monitoring", method: "POST", target, body });
    return tried.status < 500 ? tried : undefined;
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

async function put(figureOf: (rule: Rule) => number | undefined): Promise<void> {
  const Timestamp = Math.floor(Date.now() / 1000) - 1;
  for (const rule of rules) {
    const Value = figureOf(rule);
    const { Namespace, MetricName, Dimensions } = rule;
    const MetricData = [{ MetricName, Dimensions, Value, Timestamp }];
    if (Value !== undefined) await tell("PutMetricData", { Namespace, MetricData });
  }
}

/** States of all rules. A rule is evaluated at once when it is set again, otherwise at the end of its period. */
async function states(): Promise<ReadonlyMap<string, State>> {
  for (const rule of rules) await tell("PutMetricAlarm", rule);
  return until(async () => {
    const { MetricAlarms } = statesSchema.parse(await tell("DescribeAlarms", { AlarmNames }));
    const known = MetricAlarms.flatMap(({ AlarmName, StateValue }) =>
      StateValue === "INSUFFICIENT_DATA" ? [] : [[AlarmName, StateValue] as const],
    );
    return known.length === rules.length ? new Map(known) : undefined;
  });
}

const expected = (stateOf: (rule: Rule) => State): ReadonlyMap<string, State> =>
  new Map(rules.map((rule) => [rule.AlarmName, stateOf(rule)]));
const isRising = ({ ComparisonOperator }: Rule): boolean =>
  ComparisonOperator === "GreaterThanOrEqualToThreshold";
/** Runs that are missed: one that was finished is enough for silence to be over, and the least of all never rises again. */
const isOfRuns = (rule: Rule): boolean => isRising(rule) && rule.Statistic === "Minimum";

describe("alarms by figures that are put", () => {
  onLocalStack.cloudwatch("each rule of one figure rings at its bound and not short of it", async () => {
    expect(await states()).toEqual(
      expected(({ TreatMissingData }) => (TreatMissingData === "breaching" ? "ALARM" : "OK")),
    );
    await put((rule) => (isRising(rule) ? rule.Threshold - 1 : rule.Threshold));
    expect(await states()).toEqual(expected(() => "OK"));
    await put((rule) => {
      if (isOfRuns(rule)) return undefined;
      if (!isRising(rule)) return rule.Threshold - 1;
      return rule.Statistic === "Sum" ? 1 : rule.Threshold;
    });
    expect(await states()).toEqual(expected((rule) => (isOfRuns(rule) ? "OK" : "ALARM")));
    await tell("DeleteAlarms", { AlarmNames });
  });
});
