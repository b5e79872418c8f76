import { z } from "zod";
import type { SynthesizedTemplate } from "../app.ts";
import type { CostLine } from "./applicationCost.ts";
import { FREE_WHEN_IDLE } from "./FREE_WHEN_IDLE.ts";
import type { Prices } from "./readPrices.ts";

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});
type Resource = z.infer<typeof templateSchema>["Resources"][string];
const alarmSchema = z.object({
  Metrics: z.array(z.object({ MetricStat: z.unknown().optional() })).optional(),
});
const filterSchema = z.object({ MetricTransformations: z.array(z.object({ MetricName: z.string() })) });
const aclSchema = z.object({ Rules: z.array(z.unknown()).default([]) });

/** What a portal costs in a month in which nobody comes, and types of resources that neither cost nor are known to be free. */
export function idleCost(
  templates: readonly SynthesizedTemplate[],
  { perMonth }: Prices,
): { readonly lines: readonly CostLine[]; readonly unpriced: readonly string[] } {
  const resources = templates.flatMap(({ template }) =>
    Object.values(templateSchema.parse(template).Resources),
  );
  const counts = new Map<string, number>();
  const add = (what: string, count: number): void => {
    counts.set(what, (counts.get(what) ?? 0) + count);
  };
  for (const resource of resources) add(resource.Type, 1);
  for (const [what, count] of countedWithin(resources)) add(what, count);
  const lines = [...counts].map(([what, count]) => {
    const each = perMonth[what] ?? 0;
    return { what, count, each, total: count * each };
  });
  const unpriced = lines.filter(
    ({ what }) => perMonth[what] === undefined && FREE_WHEN_IDLE[what] === undefined,
  );
  return {
    lines: lines.sort((one, other) => other.total - one.total),
    unpriced: unpriced.map(({ what }) => what),
  };
}

/** What is paid by its parts: rules of filters, and figures. */
function countedWithin(resources: readonly Resource[]): readonly (readonly [string, number])[] {
  const ofType = (type: string): readonly Resource["Properties"][] =>
    resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties);
  const rules = ofType("AWS::WAFv2::WebACL").map((acl) => aclSchema.parse(acl).Rules.length);
  const watched = ofType("AWS::CloudWatch::Alarm").map((alarm) => {
    const { Metrics } = alarmSchema.parse(alarm);
    return Metrics?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1;
  });
  const names = ofType("AWS::Logs::MetricFilter").flatMap((filter) =>
    filterSchema.parse(filter).MetricTransformations.map(({ MetricName }) => MetricName),
  );
  const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
  return [
    ["rule of a filter", sum(rules)],
    ["figure that an alarm looks at", sum(watched)],
    ["figure read from the log", new Set(names).size],
  ];
}
