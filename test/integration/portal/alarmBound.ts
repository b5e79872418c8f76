import { z } from "zod";
import { cloudResources } from "./cloudResources.ts";

const alarmSchema = z.object({
  AlarmName: z.string(),
  ComparisonOperator: z.literal("GreaterThanOrEqualToThreshold"),
  EvaluationPeriods: z.literal(1),
  MetricName: z.string(),
  Threshold: z.number(),
});

/** The figure from which on an alarm rings, and which one it is, by the synthesized template. */
export function alarmBound(alarmName: string): { readonly figure: string; readonly bound: number } {
  const alarm = cloudResources
    .flatMap(([, { Properties }]) => alarmSchema.safeParse(Properties).data ?? [])
    .find(({ AlarmName }) => AlarmName === `demo-${alarmName}`);
  if (alarm === undefined) throw new Error(`There is no alarm demo-${alarmName} of one figure.`);
  return { figure: alarm.MetricName, bound: alarm.Threshold };
}
