import { ListExecutionsCommand, SFNClient } from "@aws-sdk/client-sfn";
import { z } from "zod";
import { cloudResources } from "./cloudResources.ts";
import { readConsole } from "./readConsole.ts";

/** How the runs ended that each figure of Step Functions counts. */
const ENDINGS = {
  ExecutionsFailed: "FAILED",
  ExecutionsTimedOut: "TIMED_OUT",
  ExecutionsAborted: "ABORTED",
} as const;

const figureSchema = z.object({
  MetricStat: z.object({
    Metric: z.object({
      MetricName: z.enum(["ExecutionsFailed", "ExecutionsTimedOut", "ExecutionsAborted"]),
      Namespace: z.literal("AWS/States"),
    }),
    Period: z.number(),
    Stat: z.literal("Sum"),
  }),
});
const alarmSchema = z.object({
  AlarmName: z.string(),
  ComparisonOperator: z.literal("GreaterThanOrEqualToThreshold"),
  EvaluationPeriods: z.literal(1),
  // The sum of what the others count.
  Metrics: z.tuple(
    [z.object({ Expression: z.string().regex(/^FILL\(\w+, 0\)( \+ FILL\(\w+, 0\))*$/) })],
    figureSchema,
  ),
  Threshold: z.number(),
});

/**
 * Whether the alarm of a state machine rings now, by the synthesized template and the runs that Step Functions lists;
 * `names` are those of the runs that it counts.
 */
export async function alarmOfRuns(
  machine: "submit-process" | "track-delivery" | "collect-payment",
): Promise<{ readonly rings: boolean; readonly names: readonly string[] }> {
  const alarm = cloudResources
    .flatMap(([, { Properties }]) => alarmSchema.safeParse(Properties).data ?? [])
    .find(({ AlarmName }) => AlarmName === `demo-pipeline-failed-${machine}`);
  if (alarm === undefined) throw new Error(`There is no alarm of ${machine}.`);
  const [, ...figures] = alarm.Metrics;
  const { client, stateMachines, now } = await readConsole();
  const sfn = new SFNClient(client);
  const id = machine.replaceAll("-", "");
  const stateMachineArn = stateMachines.find((arn) => arn.toLowerCase().includes(id));
  const listed = await Promise.all(
    figures.map(async ({ MetricStat: { Metric, Period } }) => {
      const statusFilter = ENDINGS[Metric.MetricName];
      const { executions = [] } = await sfn.send(
        new ListExecutionsCommand({ stateMachineArn, statusFilter }),
      );
      const from = now.getTime() - Period * 1000;
      return executions.filter(({ stopDate }) => (stopDate?.getTime() ?? 0) > from);
    }),
  );
  const names = listed.flat().flatMap(({ name }) => name ?? []);
  return { rings: names.length >= alarm.Threshold, names };
}
