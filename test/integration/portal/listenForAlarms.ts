import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { eventAlarms } from "#infra/alarms/EVENT_ALARMS.ts";
import { constructId } from "#infra/stacks/functionsOf.ts";
import { namedResources } from "#test/infra/namedResources.ts";
import { cloudResources } from "./cloudResources.ts";
import { readLogsFolder } from "./readLogsFolder.ts";

/** Lambda counts the events that a function did not answer; the embedded stack writes a line for each. */
const ERRORS = "Errors";
const FUNCTION_FAILED = "function failed";
/** `{ $.message = "x" }` or `{ ($.message = "x") && ($.count > 0) }`. */
const PATTERN = /^\{ \(?\$\.message = "([a-z-]+)"\)?(?: && \(\$\.(\w+) ([<>]) (\d+)\))? \}$/;
const filterSchema = z.object({
  FilterPattern: z.string().transform((pattern, context) => {
    const [, message, field, operator, bound] = PATTERN.exec(pattern) ?? [];
    if (message === undefined) {
      context.addIssue("a pattern of another form");
      return z.NEVER;
    }
    const counts = (value: number): boolean =>
      operator === undefined || (operator === ">" ? value > Number(bound) : value < Number(bound));
    return { message, field, counts };
  }),
  LogGroupName: z.unknown().transform(namedResources),
  MetricTransformations: z.tuple([z.object({ MetricName: z.string(), MetricValue: z.string() })]),
});
const alarmSchema = z.object({
  AlarmName: z.string(),
  MetricName: z.string(),
  Statistic: z.enum(["Sum", "Maximum", "Minimum"]),
  Threshold: z.number(),
  ComparisonOperator: z.enum(["GreaterThanOrEqualToThreshold", "LessThanThreshold"]),
  TreatMissingData: z.enum(["notBreaching", "breaching"]),
});
/** Rings when Lambda counts no run without an error; the embedded stack has a line for each. */
const silentSchema = z.object({
  AlarmName: z.string(),
  MetricName: z.literal(ERRORS),
  Statistic: z.literal("Minimum"),
  TreatMissingData: z.literal("breaching"),
});
const RUN_COMPLETED = "schedule-completed";
const lineSchema = z.looseObject({ message: z.string().default("") });
type Line = z.infer<typeof lineSchema>;

const ofType = (type: string) =>
  cloudResources.flatMap(([, { Type, Properties }]) => (Type === type ? [Properties] : []));
const filters = ofType("AWS::Logs::MetricFilter").map((properties) => filterSchema.parse(properties));
const alarms = ofType("AWS::CloudWatch::Alarm").flatMap(
  (properties) => alarmSchema.safeParse(properties).data ?? [],
);

const silentAlarms = ofType("AWS::CloudWatch::Alarm").flatMap(
  (properties) => silentSchema.safeParse(properties).data ?? [],
);

/** How an alarm stands by the log lines of functions since the listener was registered. */
export interface AlarmState {
  readonly rings: boolean;
  /** Undefined: there was no such line. */
  readonly figure: number | undefined;
  readonly lines: readonly Line[];
}

/**
 * Alarms of the synthesized templates, reckoned as CloudWatch would from the lines that the functions of this portal write
 * from now on: by the patterns and fields of the metric filters, the statistic and the bound of the alarm; and from the
 * lines that say that a function failed.
 */
export async function listenForAlarms(): Promise<(alarmName: string) => AlarmState> {
  const logsFolder = await readLogsFolder();
  const before = new Map(readdirSync(logsFolder).map((file) => [file, linesOf(logsFolder, file).length]));
  return (alarmName) => {
    const schedule = /^job-did-not-run-(.+)$/.exec(alarmName)?.[1];
    const linesSince = (isMeant: (file: string) => boolean): readonly Line[] =>
      readdirSync(logsFolder)
        .filter(isMeant)
        .flatMap((file) => linesOf(logsFolder, file).slice(before.get(file) ?? 0));
    if (schedule !== undefined) return stateOfSchedule(schedule, linesSince);
    const { alarm, event } = alarmOf(alarmName);
    const measured =
      alarm.MetricName === ERRORS
        ? linesSince(() => true)
            .filter(({ message }) => message === FUNCTION_FAILED)
            .map((line) => ({ line, value: 1 }))
        : filters
            .filter(({ MetricTransformations: [{ MetricName }] }) => MetricName === alarm.MetricName)
            .filter(({ FilterPattern: { message } }) => event === undefined || message === event)
            .flatMap((filter) =>
              linesSince((file) => isLogOf(filter, file))
                .filter(({ message }) => message === filter.FilterPattern.message)
                .map((line) => ({ line, value: countedIn(line, filter) })),
            );
    const figure = figureOf(
      measured.flatMap(({ value }) => value ?? []),
      alarm.Statistic,
    );
    return { rings: ringsAt(figure, alarm), figure, lines: measured.map(({ line }) => line) };
  };
}

/** The log of the function whose group the filter reads. */
function isLogOf({ LogGroupName }: z.infer<typeof filterSchema>, file: string): boolean {
  const functionName = path.basename(file, ".log").replace(/^demo-/, "");
  return LogGroupName.includes(`${constructId(functionName)}Log`);
}

function linesOf(folder: string, file: string): readonly Line[] {
  return readFileSync(path.join(folder, file), "utf8")
    .split("\n")
    .filter((text) => text.trim() !== "")
    .map((text) => lineSchema.parse(JSON.parse(text)));
}

function stateOfSchedule(
  schedule: string,
  linesSince: (isMeant: (file: string) => boolean) => readonly Line[],
): AlarmState {
  const name = `demo-job-did-not-run-${schedule}`;
  const isThere = silentAlarms.some(({ AlarmName }) => AlarmName === name);
  if (!isThere) throw new Error(`There is no alarm ${name}.`);
  const lines = linesSince((file) => file === `demo-${schedule}.log`).filter(
    ({ message }) => message === RUN_COMPLETED,
  );
  return { rings: lines.length === 0, figure: lines.length === 0 ? undefined : lines.length, lines };
}

/** By its own name; an event that shares an alarm with others, by the alarm of its part of the runbook. */
function alarmOf(name: string): { readonly alarm: z.infer<typeof alarmSchema>; readonly event?: string } {
  const own = alarms.find(({ AlarmName }) => AlarmName === `demo-${name}`);
  if (own !== undefined) return { alarm: own };
  const group = eventAlarms().find(({ events }) => events.some(({ event }) => event === name));
  const shared = alarms.find(({ AlarmName }) => AlarmName === `demo-event-logged-${String(group?.of)}`);
  if (shared === undefined) throw new Error(`No log line makes demo-${name} ring.`);
  return { alarm: shared, event: name };
}

/** What CloudWatch counts of a line; undefined where the filter leaves it out. */
function countedIn(line: Line, filter: z.infer<typeof filterSchema>): number | undefined {
  const { field, counts } = filter.FilterPattern;
  const compared = field === undefined ? 0 : line[field];
  if (typeof compared !== "number" || !counts(compared)) return undefined;
  return valueIn(line, filter.MetricTransformations[0].MetricValue);
}

/** A number, or `$.field` of the line; null there is no figure. */
function valueIn(line: Line, value: string): number | undefined {
  const read = value.startsWith("$.") ? line[value.slice(2)] : Number(value);
  return typeof read === "number" ? read : undefined;
}

function figureOf(values: readonly number[], statistic: "Sum" | "Maximum" | "Minimum"): number | undefined {
  if (values.length === 0) return undefined;
  if (statistic === "Sum") return values.reduce((sum, value) => sum + value, 0);
  return statistic === "Maximum" ? Math.max(...values) : Math.min(...values);
}

function ringsAt(figure: number | undefined, alarm: z.infer<typeof alarmSchema>): boolean {
  if (figure === undefined) return alarm.TreatMissingData === "breaching";
  return alarm.ComparisonOperator === "LessThanThreshold"
    ? figure < alarm.Threshold
    : figure >= alarm.Threshold;
}
