import { expect, it } from "vitest";
import { z } from "zod";
import { synthesizedResources } from "./synthesizedResources.ts";

const filterSchema = z.object({
  FilterPattern: z.string(),
  LogGroupName: z.unknown(),
  MetricTransformations: z.tuple([z.object({ MetricName: z.string(), MetricNamespace: z.string() })]),
});
const alarmSchema = z.object({
  MetricName: z.string(),
  Namespace: z.string(),
  Threshold: z.number(),
  TreatMissingData: z.string(),
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()).min(1),
});

it("Money that fits nothing rings an alarm, whichever function finds it, and says what to do", () => {
  const resources = synthesizedResources({ home: "aws" });
  const ofType = (type: string) => resources.filter(([, { Type }]) => Type === type);
  const filters = ofType("AWS::Logs::MetricFilter").map(([, { Properties }]) =>
    filterSchema.parse(Properties),
  );
  expect(filters.map(({ FilterPattern }) => FilterPattern)).toEqual(
    Array.from({ length: 2 }, () => '{ $.message = "payment-mismatch" }'),
  );
  expect(new Set(filters.map(({ LogGroupName }) => JSON.stringify(LogGroupName))).size).toBe(2);
  const logs = JSON.stringify(filters.map(({ LogGroupName }) => LogGroupName));
  expect(logs).toContain("StepVerifyPayment");
  expect(logs).toContain("ApiPayment");

  const [alarm] = ofType("AWS::CloudWatch::Alarm").map(([, { Properties }]) => alarmSchema.parse(Properties));
  const [figure] = filters[0]?.MetricTransformations ?? [];
  expect(alarm).toMatchObject({
    MetricName: figure?.MetricName,
    Namespace: figure?.MetricNamespace,
    Threshold: 1,
    TreatMissingData: "notBreaching",
  });
  expect(alarm?.AlarmDescription).toContain("operator -- payments --mismatch");
});
