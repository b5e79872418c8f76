import { z } from "zod";
import { accessLog, type LoggedCall } from "./accessLog.ts";
import { cloudResources } from "./cloudResources.ts";
import { readConsole } from "./readConsole.ts";

const FAILED = 500;
const EXPRESSION = /^IF\(calls >= (\d+), (100 \* FILL\(failures, 0\) \/ calls|slow), 0\)$/;

const compositeSchema = z.object({
  AlarmName: z.string(),
  AlarmRule: z.object({
    "Fn::Join": z.tuple([
      z.literal(""),
      z.tuple([
        z.literal('(ALARM("'),
        z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }),
        z.literal('") AND ALARM("'),
        z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }),
        z.literal('"))'),
      ]),
    ]),
  }),
});
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
const windowSchema = z.object({
  ComparisonOperator: z.literal("GreaterThanThreshold"),
  EvaluationPeriods: z.number(),
  Metrics: z.array(metricSchema),
  Threshold: z.number(),
  TreatMissingData: z.literal("notBreaching"),
});
type Window = z.infer<typeof windowSchema>;

/**
 * Whether an alarm of calls rings now: both its windows by the synthesized template, reckoned as CloudWatch would from
 * the access log of the gateway.
 */
export async function alarmOfCalls(alarmName: string): Promise<{ readonly rings: boolean }> {
  const windows = windowsOf(alarmName);
  const [calls, { now }] = await Promise.all([accessLog(), readConsole()]);
  return { rings: windows.every((window) => isBreached(window, { calls, now: now.getTime() })) };
}

function windowsOf(alarmName: string): readonly Window[] {
  const resources = new Map(cloudResources);
  const composite = [...resources.values()]
    .flatMap(({ Properties }) => compositeSchema.safeParse(Properties).data ?? [])
    .find(({ AlarmName }) => AlarmName === `demo-${alarmName}`);
  if (composite === undefined) throw new Error(`No alarm of two windows is called demo-${alarmName}.`);
  const [, [, long, , short]] = composite.AlarmRule["Fn::Join"];
  return [long, short].map(({ "Fn::GetAtt": [id] }) => windowSchema.parse(resources.get(id)?.Properties));
}

/** In each of the periods that end now, one after the other. */
function isBreached(
  window: Window,
  { calls, now }: { readonly calls: readonly LoggedCall[]; readonly now: number },
): boolean {
  const figures = window.Metrics.flatMap((metric) => ("MetricStat" in metric ? [metric] : []));
  const milliseconds = 1000 * Math.max(...figures.map(({ MetricStat }) => MetricStat.Period));
  return Array.from({ length: window.EvaluationPeriods }, (_, index) => now - index * milliseconds).every(
    (end) => {
      const within = calls.filter(({ time }) => time > end - milliseconds && time <= end);
      return percentOf(window, within) > window.Threshold;
    },
  );
}

/** The expression of the window, for these calls. */
function percentOf({ Metrics }: Window, calls: readonly LoggedCall[]): number {
  const share = (bad: (call: LoggedCall) => boolean): number =>
    (100 * calls.filter(bad).length) / calls.length;
  for (const metric of Metrics) {
    const [, fewest = "", what] = EXPRESSION.exec("Expression" in metric ? metric.Expression : "") ?? [];
    if (what === undefined) continue;
    if (calls.length < Number(fewest)) return 0;
    return what === "slow"
      ? share(({ milliseconds }) => milliseconds >= slowFrom(Metrics))
      : share(({ status }) => status >= FAILED);
  }
  throw new Error("The window has no expression.");
}

function slowFrom(metrics: Window["Metrics"]): number {
  const bounds = metrics.flatMap((metric) =>
    "MetricStat" in metric ? (/^PR\((\d+):\)$/.exec(metric.MetricStat.Stat)?.[1] ?? []) : [],
  );
  return Number(bounds[0]);
}
