import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { healthFigures } from "#domain/operation/healthFigures.ts";
import { ATTEMPTS } from "#runtime/http/createApiHandler.ts";
import { LOG_MESSAGES } from "#ports/operation/EventLog.ts";
import { FUNCTIONS } from "#infra/functions.ts";
import { ALARMS, UNDRILLED_ALARMS } from "#infra/alarms/ALARMS.ts";
import { EVENT_ALARMS, eventAlarms, QUIET_ERRORS } from "#infra/alarms/EVENT_ALARMS.ts";
import { BURN_RATES } from "#infra/constructs/BurnRateAlarm.ts";
import { API_STAGE } from "#infra/constructs/PortalApi.ts";
import { SCHEDULES } from "#infra/stacks/SCHEDULES.ts";
import { WITH_CERTIFICATE } from "./changedSettings.ts";
import { namedResources } from "./namedResources.ts";
import { synthesizedResources, type Resource } from "./synthesizedResources.ts";

const OWN = "RecognitionPortal/demo";
/** Ring in CloudFront's region, at a topic of that region. */
const AT_THE_EDGE = ["edge-fails", "filter-refuses", "portal-certificate-ends"].map((name) => `demo-${name}`);
const readInfra = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, "../../infra", file), "utf8");
const GENERAL = readInfra("RUNBOOK.md");
/** What to do, by alarm: the files in the order of the alarms. */
const PARTS = ["calls", "applications", "operation"].map((name) => ({
  file: `infra/runbook/${name}.md`,
  text: readInfra(`runbook/${name}.md`),
}));
const RUNBOOK = [GENERAL, ...PARTS.map(({ text }) => text)].join("\n");
const sectionsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, name = ""]) => name);
const filterSchema = z.object({
  FilterPattern: z.string(),
  LogGroupName: z.unknown(),
  MetricTransformations: z.tuple([
    z.object({
      MetricName: z.string(),
      MetricNamespace: z.string(),
      MetricValue: z.string(),
      Dimensions: z.undefined().optional(),
    }),
  ]),
});
const alarmSchema = z.object({
  AlarmName: z.string().optional(),
  AlarmDescription: z.string().optional(),
  AlarmActions: z.array(z.unknown()).default([]),
  OKActions: z.array(z.unknown()).default([]),
  MetricName: z.string().optional(),
  Namespace: z.string().optional(),
  Dimensions: z.array(z.unknown()).optional(),
  Statistic: z.string().optional(),
  Period: z.number().optional(),
  Threshold: z.number().optional(),
  ComparisonOperator: z.string().optional(),
  TreatMissingData: z.string().optional(),
  EvaluationPeriods: z.number().optional(),
  Metrics: z.unknown().optional(),
});
const metricsSchema = z.array(
  z.object({
    MetricStat: z
      .object({ Metric: z.object({ Namespace: z.string(), MetricName: z.string() }), Stat: z.string() })
      .optional(),
  }),
);
const dashboardSchema = z.object({ "Fn::Join": z.tuple([z.literal(""), z.array(z.unknown())]) });
const bodySchema = z.object({
  widgets: z.array(
    z.object({
      properties: z.object({
        title: z.string().optional(),
        metrics: z.array(z.array(z.unknown())).default([]),
      }),
    }),
  ),
});
type Alarm = z.infer<typeof alarmSchema>;

let resources: readonly (readonly [string, Resource])[];
let alarms: readonly Alarm[];

beforeAll(() => {
  resources = synthesizedResources({ environment: "aws", server: WITH_CERTIFICATE });
  alarms = ofType(/^AWS::CloudWatch::Alarm$/).map((properties) => alarmSchema.parse(properties));
});

const ofType = (type: RegExp): readonly Resource["Properties"][] =>
  resources.filter(([, { Type }]) => type.test(Type)).map(([, { Properties }]) => Properties);
const filters = () => ofType(/MetricFilter$/).map((properties) => filterSchema.parse(properties));
const ringing = (): readonly Alarm[] => alarms.filter(({ AlarmActions }) => AlarmActions.length > 0);
const named = (name: string): Alarm => {
  const found = alarms.find(({ AlarmName }) => AlarmName === `demo-${name}`);
  if (found === undefined) throw new Error(`There is no alarm demo-${name}.`);
  return found;
};

/** Headings of the dashboard with the figures below them, `namespace name`; formulas are left out. */
function graphs(): readonly { readonly title: string; readonly figures: readonly string[] }[] {
  return ofType(/^AWS::CloudWatch::Dashboard$/).flatMap(({ DashboardBody }) => {
    const parts = dashboardSchema.parse(DashboardBody)["Fn::Join"][1];
    const body = parts.map((part) => (typeof part === "string" ? part : "reference")).join("");
    return bodySchema.parse(JSON.parse(body)).widgets.flatMap(({ properties: { title, metrics } }) => {
      const figures = metrics.flatMap(([namespace, name]) =>
        typeof namespace === "string" && typeof name === "string" ? [`${namespace} ${name}`] : [],
      );
      return title === undefined ? [] : [{ title, figures }];
    });
  });
}

describe("every alarm", () => {
  it("has a section in the runbook, and every section an alarm, but for the general one on restoring", () => {
    expect(sectionsOf(GENERAL)).toEqual(["Restoring"]);
    expect(PARTS.flatMap(({ text }) => sectionsOf(text))).toEqual(Object.keys(ALARMS));
    const there = PARTS.flatMap(({ file, text }) => sectionsOf(text).map((name) => `${file}#${name}`));
    const linked = ringing().map(({ AlarmDescription = "" }) => AlarmDescription.split("What to do: ")[1]);
    // Events that share an alarm are found by the name in the log.
    const logged = eventAlarms()
      .filter(({ of }) => of !== undefined)
      .flatMap(({ of, events }) => events.map(({ event }) => `infra/runbook/${String(of)}.md#${event}`));
    expect([...new Set([...linked, ...logged])].sort()).toEqual(there.sort());
    for (const { file } of PARTS) expect(GENERAL).toContain(`\`${file.replace("infra/", "")}\``);
  });

  it("says what it means for people, under its own name, when it begins and when it is over", () => {
    for (const { AlarmName = "", AlarmDescription = "", AlarmActions, OKActions } of ringing()) {
      const [name, meaning] =
        Object.entries(ALARMS).find(([, text]) => AlarmDescription.startsWith(text)) ?? [];
      const part = PARTS.find(({ text }) => sectionsOf(text).includes(String(name)));
      expect(AlarmDescription).toBe(`${String(meaning)} What to do: ${String(part?.file)}#${String(name)}`);
      expect(AlarmName.startsWith(`demo-${String(name)}`)).toBe(true);
      expect(namedResources(AlarmActions).join()).toMatch(
        AT_THE_EDGE.includes(AlarmName) ? /^TopicTopic$|^Topic$/ : /^AlarmsTopic$/,
      );
      expect(OKActions).toEqual(AlarmActions);
    }
  });

  it("that notifies no operator takes releases back", () => {
    const silent = alarms.filter(({ AlarmActions }) => AlarmActions.length === 0);
    expect(silent).toMatchObject([{ AlarmName: "demo-release-failures" }]);
  });

  it("on a figure of ours looks at one that the log gives, in namespace, name and dimensions", () => {
    const given = filters().map(({ MetricTransformations: [{ MetricNamespace, MetricName }] }) =>
      [MetricNamespace, MetricName].join(" "),
    );
    const watched = alarms.filter(({ Namespace }) => Namespace === OWN);
    for (const { Dimensions } of watched) expect(Dimensions).toBeUndefined();
    const rung = watched.map(({ MetricName = "" }) => `${OWN} ${MetricName}`);
    const shown = graphs().flatMap(({ figures }) => figures.filter((figure) => figure.startsWith(OWN)));
    // Alarms without a notification appear on the dashboard at least.
    expect([...new Set([...rung, ...shown])].sort()).toEqual([...new Set(given)].sort());
  });
});

describe("the runbook's section on refusals", () => {
  it("says of every problem that counts what to do, and of a foreign page never to take the release back", () => {
    const [, text = ""] = RUNBOOK.split("\n## access-refused\n");
    const [section = ""] = text.split("\n## ");
    expect(ATTEMPTS.filter((problem) => !section.includes(`\`${problem}\``))).toEqual([]);
    const lineOf = section.split(/\n(?=\d\. )/).filter((line) => line.includes("`foreign-page`"));
    expect(lineOf).toEqual([expect.not.stringContaining("roll back")]);
  });
});

describe("the dashboard", () => {
  it("shows how people fare, from the first call to the authority's answer, and what stops it", () => {
    expect(graphs()).toEqual([
      { title: "Calls", figures: ["AWS/ApiGateway Count", "AWS/ApiGateway 5XXError"] },
      { title: "Failed calls", figures: ["AWS/ApiGateway 5XXError", "AWS/ApiGateway Count"] },
      { title: "Time that 99 of 100 calls take", figures: ["AWS/ApiGateway Latency"] },
      { title: "Errors that browsers reported", figures: [`${OWN} browser-error`] },
      {
        title: "Sent and not delivered",
        figures: [`${OWN} silent-failures-counted-late`, `${OWN} silent-failures-counted-count`],
      },
      {
        title: "Looks in a row that found counterparties not well",
        figures: [`${OWN} counterparty-unhealthy`],
      },
      { title: "Days until the next certificate ends", figures: [`${OWN} days-until-expiry`] },
      {
        title: "Failed runs",
        figures: Array.from({ length: 3 }, () =>
          ["Failed", "TimedOut"].map((kind) => `AWS/States Executions${kind}`),
        ).flat(),
      },
      {
        title: "Dead letters and throttled calls",
        figures: ["AWS/SQS ApproximateNumberOfMessagesVisible", "AWS/Lambda Throttles"],
      },
    ]);
  });
});

describe("restoring", () => {
  it("is done with a command of the operator, and with no loop of its own", () => {
    const [, restoring = ""] = GENERAL.split("## Restoring");
    expect(restoring).toContain("`operator restore --from");
    expect(restoring).not.toMatch(/\bwhile read\b|\bjq\b/);
  });
});

describe("the log of a function", () => {
  it("is found as the runbook says: the function has the state's name before its own, and names its group", () => {
    expect(RUNBOOK).toContain('--function-name "$STATE-$FUNCTION" --query LoggingConfig.LogGroup');
    const named = new Map(
      ofType(/^AWS::Lambda::Function$/).map(({ FunctionName, LoggingConfig }) => [
        FunctionName,
        LoggingConfig,
      ]),
    );
    for (const name of Object.keys(FUNCTIONS)) expect(named.get(`demo-${name}`)).toHaveProperty("LogGroup");
    expect(RUNBOOK).toContain(`--stage-name ${API_STAGE} --query accessLogSettings.destinationArn`);
    const [stage] = ofType(/^AWS::ApiGateway::Stage$/);
    expect(stage).toMatchObject({ StageName: API_STAGE });
    expect(stage?.["AccessLogSetting"]).toHaveProperty("DestinationArn");
    const sections = [...RUNBOOK.matchAll(/`((?:api|step|schedule)-[a-z-]+)`/g)].map(([, name = ""]) => name);
    expect(sections.filter((name) => !Object.hasOwn({ ...FUNCTIONS, ...LOG_MESSAGES }, name))).toEqual([]);
  });
});

describe("dead letters", () => {
  it("are counted in the queue that schedules leave them in, and the first one rings", () => {
    const { Dimensions, ...alarm } = named("dead-letters");
    expect(alarm).toMatchObject({
      Namespace: "AWS/SQS",
      MetricName: "ApproximateNumberOfMessagesVisible",
      Threshold: 1,
    });
    const [dimension] = z.tuple([z.object({ Name: z.string(), Value: z.unknown() })]).parse(Dimensions);
    expect(dimension.Name).toBe("QueueName");
    expect(namedResources(dimension.Value)).toEqual(["DeadLetters"]);
  });
});

describe("the log", () => {
  it("rings for every line of level error, or says why it does not", () => {
    const errors = Object.entries(LOG_MESSAGES).filter(([, level]) => level === "error");
    const rung = EVENT_ALARMS.map(({ event }) => event);
    expect([...rung, ...Object.keys(QUIET_ERRORS)].sort()).toEqual(errors.map(([event]) => event).sort());
    for (const { name, of, times, minutes, events } of eventAlarms()) {
      const alarm = [name, ...(of === undefined ? [] : [of])].join("-");
      const counted = filters().filter(({ MetricTransformations: [{ MetricName }] }) => MetricName === alarm);
      const patterns = events.map(({ event }) => `{ $.message = "${event}" }`);
      expect([...new Set(counted.map(({ FilterPattern }) => FilterPattern))]).toEqual(patterns);
      expect(named(alarm)).toMatchObject({
        MetricName: alarm,
        Statistic: "Sum",
        Period: 60 * minutes,
        Threshold: times,
        ComparisonOperator: "GreaterThanOrEqualToThreshold",
        TreatMissingData: "notBreaching",
      });
    }
  });

  it("rings when three runs in a row, and no fewer, had no time for all files", () => {
    const every = SCHEDULES.find(({ name }) => name === "schedule-remove-expired-processes")?.everyMinutes;
    expect(named("ownerless-files-unfinished")).toMatchObject({
      Period: 3 * 60 * Number(every),
      Threshold: 3,
      EvaluationPeriods: 1,
    });
  });

  it("is read by its lines as functions write them, in the logs of those who do", () => {
    for (const { event, functions } of EVENT_ALARMS) {
      const readers = filters().filter(({ FilterPattern }) => FilterPattern === `{ $.message = "${event}" }`);
      expect([event, readers.length]).toEqual([event, functions.length]);
      expect(new Set(readers.map(({ LogGroupName }) => JSON.stringify(LogGroupName))).size).toBe(
        functions.length,
      );
    }
    const messages: ReadonlyMap<string, string> = new Map(Object.entries(LOG_MESSAGES));
    for (const { FilterPattern } of filters()) {
      const event = /\$\.message = "([a-z-]+)"/.exec(FilterPattern)?.[1] ?? "";
      expect([event, messages.has(event)]).toEqual([event, true]);
      // A figure costs while it is written: nothing is counted while all is well.
      const isRare = messages.get(event) === "error" || / && \(\$\.\w+ [<>] \d+\) \}$/.test(FilterPattern);
      expect([event, isRare]).toEqual([event, true]);
    }
  });

  it("reports late and silent applications from the sweep's own count", () => {
    const swept = filters().filter(({ FilterPattern }) => FilterPattern.includes("silent-failures-counted"));
    // Zeros are counted in no figure, and cost none.
    expect(swept.map(({ FilterPattern }) => FilterPattern)).toEqual(
      ["late", "count"].map((field) => `{ ($.message = "silent-failures-counted") && ($.${field} > 0) }`),
    );
    const values = swept.map(({ MetricTransformations: [{ MetricName, MetricValue }] }) => [
      MetricName,
      MetricValue,
    ]);
    expect(values).toEqual([
      ["silent-failures-counted-late", "$.late"],
      ["silent-failures-counted-count", "$.count"],
    ]);
    expect(named("not-delivered-in-time")).toMatchObject({
      MetricName: "silent-failures-counted-late",
      Threshold: 1,
      Statistic: "Maximum",
    });
    expect(named("silent-failures")).toMatchObject({
      MetricName: "silent-failures-counted-count",
      Threshold: 1,
      Statistic: "Maximum",
    });
  });
});

describe("the health check", () => {
  it("rings when a counterparty was not well three times in a row", () => {
    expect(named("counterparty-unhealthy")).toMatchObject({
      MetricName: "counterparty-unhealthy",
      Statistic: "Maximum",
      Threshold: 3,
      ComparisonOperator: "GreaterThanOrEqualToThreshold",
      TreatMissingData: "notBreaching",
    });
  });

  it.each([
    ["expiry-near", 30],
    ["expiry-urgent", 7],
  ])("rings as %s below %d days", (name, days) => {
    expect(named(name)).toMatchObject({
      MetricName: "days-until-expiry",
      Statistic: "Minimum",
      Threshold: days,
      ComparisonOperator: "LessThanThreshold",
      TreatMissingData: "notBreaching",
    });
  });

  it("is read from the fields that the schedule writes", () => {
    const figures = healthFigures({
      checkedAt: "2026-11-22T12:00:00.000Z",
      counterparties: [],
      certificates: [],
    });
    const looks = filters().filter(({ FilterPattern }) => FilterPattern.includes("health-checked"));
    const read = looks.map(({ MetricTransformations: [{ MetricValue }] }) => MetricValue);
    expect(read.toSorted()).toEqual(["$.daysUntilExpiry", "$.unhealthy"]);
    expect(figures).toMatchObject({ unhealthy: 0, daysUntilExpiry: null });
  });
});

describe("what no machine but AWS has", () => {
  const metrics = (name: string): readonly string[] =>
    metricsSchema
      .parse(named(name).Metrics)
      .flatMap(({ MetricStat }) => MetricStat ?? [])
      .map(({ Metric: { Namespace, MetricName }, Stat }) => `${Namespace} ${MetricName} ${Stat}`);

  it("is written down with its reason, and held by its figures here", () => {
    expect(Object.keys(UNDRILLED_ALARMS)).toEqual([
      "edge-fails",
      "filter-refuses",
      "portal-certificate-ends",
      "backup-failed",
      "log-archive-late",
    ]);
  });

  it("rings when half of CloudFront's answers fail, by the query that finds its one distribution", () => {
    const { Metrics, ...alarm } = named("edge-fails");
    expect(alarm).toMatchObject({ Threshold: 50, ComparisonOperator: "GreaterThanOrEqualToThreshold" });
    expect(Metrics).toMatchObject([
      {
        Expression: 'SELECT AVG("5xxErrorRate") FROM SCHEMA("AWS/CloudFront", DistributionId, Region)',
        Period: 900,
        ReturnData: true,
      },
    ]);
  });

  it("rings when the filter refuses more than noise, counted under its own name", () => {
    const [acl] = ofType(/^AWS::WAFv2::WebACL$/);
    expect(acl).toMatchObject({ Name: "demo-filter", VisibilityConfig: { MetricName: "demo-filter" } });
    expect(named("filter-refuses")).toMatchObject({
      Namespace: "AWS/WAFV2",
      MetricName: "BlockedRequests",
      Dimensions: [
        { Name: "Rule", Value: "ALL" },
        { Name: "WebACL", Value: "demo-filter" },
      ],
      Statistic: "Sum",
      Period: 900,
      Threshold: 300,
    });
  });

  it("rings 30 days before the portal's certificate ends, and goes on when it has ended", () => {
    expect(named("portal-certificate-ends")).toMatchObject({
      Namespace: "AWS/CertificateManager",
      MetricName: "DaysToExpiry",
      Statistic: "Minimum",
      Period: 86_400,
      Threshold: 30,
      ComparisonOperator: "LessThanThreshold",
      TreatMissingData: "ignore",
    });
  });

  it("rings when one copy of the night failed, was stopped or never began", () => {
    expect(named("backup-failed")).toMatchObject({
      Threshold: 1,
      ComparisonOperator: "GreaterThanOrEqualToThreshold",
      TreatMissingData: "notBreaching",
    });
    expect(metrics("backup-failed").toSorted()).toEqual([
      "AWS/Backup NumberOfBackupJobsAborted Sum",
      "AWS/Backup NumberOfBackupJobsExpired Sum",
      "AWS/Backup NumberOfBackupJobsFailed Sum",
    ]);
    expect(JSON.stringify(named("backup-failed").Metrics)).toContain(
      '{"Name":"BackupVaultName","Value":{"Fn::GetAtt":["Vault',
    );
  });

  it("rings when a line of the log has not reached the archive for an hour", () => {
    expect(named("log-archive-late")).toMatchObject({
      Namespace: "AWS/Firehose",
      MetricName: "DeliveryToS3.DataFreshness",
      Dimensions: [{ Name: "DeliveryStreamName" }],
      Statistic: "Maximum",
      Period: 300,
      Threshold: 3600,
      ComparisonOperator: "GreaterThanOrEqualToThreshold",
    });
  });
});

describe("what does not happen", () => {
  it.each(SCHEDULES)("rings when $name has not finished a run for too long", ({ name, ...minutes }) => {
    expect(minutes.silentMinutes).toBeGreaterThan(2 * minutes.everyMinutes);
    // Lambda counts 0 or 1 for each run ("Types of metrics for Lambda functions"), and nothing where there is none.
    expect(named(`job-did-not-run-${name}`)).toMatchObject({
      Namespace: "AWS/Lambda",
      MetricName: "Errors",
      Dimensions: [{ Name: "FunctionName", Value: `demo-${name}` }],
      Statistic: "Minimum",
      Period: minutes.silentMinutes * 60,
      Threshold: 1,
      ComparisonOperator: "GreaterThanOrEqualToThreshold",
      TreatMissingData: "breaching",
    });
  });

  it("is watched for every schedule that there is", () => {
    const rules = ofType(/^AWS::Events::Rule$/).map(({ ScheduleExpression }) => ScheduleExpression);
    expect(rules).toEqual(
      SCHEDULES.map(({ everyMinutes }) => {
        if (everyMinutes === 1) return "rate(1 minute)";
        return everyMinutes < 60
          ? `rate(${everyMinutes.toString()} minutes)`
          : `rate(${(everyMinutes / 60).toString()} hours)`;
      }),
    );
  });
});

describe("burn rates", () => {
  it.each(["fast", "slow", "lasting"] as const)(
    "of latency ring in no %s window for the starts of one application alone, one of each function",
    (speed) => {
      const { rate, fewestCalls } = BURN_RATES[speed];
      const starts = Object.keys(FUNCTIONS).filter((name) => name.startsWith("api-")).length;
      expect((100 * starts) / fewestCalls.latency).toBeLessThanOrEqual(rate);
    },
  );

  it.each([
    ["availability-fast", 1.44, [300, 2, 20]],
    ["availability-slow", 0.6, [1800, 2, 100]],
    ["availability-lasting", 0.1, [21_600, 3, 200]],
    ["latency-fast", 14.4, [300, 2, 70]],
    ["latency-slow", 6, [1800, 2, 200]],
    ["latency-lasting", 1, [21_600, 3, 900]],
  ] as const)("of %s ring from %d percent on, in several windows in a row", (name, percent, window) => {
    const [period, times, fewestCalls] = window;
    const alarm = named(name);
    expect(alarm.Threshold).toBeCloseTo(percent, 6);
    expect(alarm).toMatchObject({ EvaluationPeriods: times, TreatMissingData: "notBreaching" });
    const metrics = JSON.stringify(alarm.Metrics);
    expect(metrics).toContain(`"Period":${period.toString()}`);
    expect(metrics).toContain(`IF(calls >= ${fewestCalls.toString()}, `);
    expect(metrics).toContain('{"Name":"ApiName","Value":"recognition-portal-demo"}');
  });
});
