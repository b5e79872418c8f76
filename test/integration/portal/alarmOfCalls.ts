import { z } from "zod";
import { accessLog, type LoggedCall } from "./accessLog.ts";
import { cloudResources } from "./cloudResources.ts";
import { readConsole } from "./readConsole.ts";

const FAILED = 500;
/** A call that is slow by the template may be a good one on a busy machine. */
export const PATIENCE = 3;
const EXPRESSION = /^IF\(calls >= (\d+), (100 \* FILL\(failures, 0\) \/ calls|slow), 0\)$/;

const metricSchema = z.union([
  z.object({ Expression: z.string().regex(EXPRESSION), ReturnData: z.literal(true) }),
  z.object({
    Id: z.string(),
    MetricStat: z.object({
      Metric: z.object({
        MetricName: z.enum(["Count", "5XXError", "Latency"]),
        Namespace: z.literal("AWS/ApiGateway"),
      }),
      Period: z.number(),
      Stat: z.string().regex(/^(Sum|PR\(\d+:\))$/),
    }),
    ReturnData: z.literal(false),
  }),
]);
const alarmSchema = z.object({
  AlarmName: z.string(),
  ComparisonOperator: z.literal("GreaterThanThreshold"),
  EvaluationPeriods: z.number(),
  Metrics: z.array(metricSchema),
  Threshold: z.number(),
  TreatMissingData: z.literal("notBreaching"),
});
type CallAlarm = z.infer<typeof alarmSchema>;

/**
 * Whether an alarm of calls rings now, by the synthesized template, reckoned as CloudWatch would from the access log of
 * the gateway: in each of the windows that end now, one after the other.
 */
export async function alarmOfCalls(alarmName: string): Promise<{ readonly rings: boolean }> {
  const alarm = cloudResources
    .flatMap(([, { Properties }]) => alarmSchema.safeParse(Properties).data ?? [])
    .find(({ AlarmName }) => AlarmName === `demo-${alarmName}`);
  if (alarm === undefined) throw new Error(`No alarm of calls is called demo-${alarmName}.`);
  const [calls, { now }] = await Promise.all([accessLog(), readConsole()]);
  const figures = alarm.Metrics.flatMap((metric) => ("MetricStat" in metric ? [metric] : []));
  const milliseconds = 1000 * Math.max(...figures.map(({ MetricStat }) => MetricStat.Period));
  const ends = Array.from(
    { length: alarm.EvaluationPeriods },
    (_, index) => now.getTime() - index * milliseconds,
  );
  const rings = ends.every((end) => {
    const within = calls.filter(({ time }) => time > end - milliseconds && time <= end);
    return percentOf(alarm, within) > alarm.Threshold;
  });
  return { rings };
}

/** The expression of the window, for these calls. */
function percentOf({ Metrics }: CallAlarm, calls: readonly LoggedCall[]): number {
  const share = (bad: (call: LoggedCall) => boolean): number =>
    (100 * calls.filter(bad).length) / calls.length;
  for (const metric of Metrics) {
    const [, fewest = "", what] = EXPRESSION.exec("Expression" in metric ? metric.Expression : "") ?? [];
    if (what === undefined) continue;
    if (calls.length < Number(fewest)) return 0;
    return what === "slow"
      ? share(({ milliseconds }) => milliseconds >= PATIENCE * slowFrom(Metrics))
      : share(({ status }) => status >= FAILED);
  }
  throw new Error("The window has no expression.");
}

function slowFrom(metrics: CallAlarm["Metrics"]): number {
  const bounds = metrics.flatMap((metric) =>
    "MetricStat" in metric ? (/^PR\((\d+):\)$/.exec(metric.MetricStat.Stat)?.[1] ?? []) : [],
  );
  return Number(bounds[0]);
}
