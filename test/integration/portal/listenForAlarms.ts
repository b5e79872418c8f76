import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { constructId } from "../../../infra/stacks/constructId.ts";
import { cloudResources } from "./cloudResources.ts";
import { readLogsFolder } from "./readLogsFolder.ts";

/** Lambda counts the events that a function did not answer; the embedded stack writes a line for each. */
const ERRORS = "Errors";
const FUNCTIONS_FAIL = "functions-fail";
const FUNCTION_FAILED = "function failed";
const filterSchema = z.object({
  FilterPattern: z.string().regex(/^\{ \$\.message = "[a-z-]+" \}$/),
  LogGroupName: z.object({ "Fn::ImportValue": z.string() }),
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
const lineSchema = z.looseObject({ message: z.string().default("") });
type Line = z.infer<typeof lineSchema>;

const ofType = (type: string) =>
  cloudResources.flatMap(([, { Type, Properties }]) => (Type === type ? [Properties] : []));
const filters = ofType("AWS::Logs::MetricFilter").map((properties) => filterSchema.parse(properties));
const alarms = ofType("AWS::CloudWatch::Alarm").flatMap(
  (properties) => alarmSchema.safeParse(properties).data ?? [],
);

/** How an alarm stands by the lines that functions wrote since somebody listens. */
export interface Heard {
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
export async function listenForAlarms(): Promise<(alarmName: string) => Heard> {
  const logsFolder = await readLogsFolder();
  const before = new Map(readdirSync(logsFolder).map((file) => [file, linesOf(logsFolder, file).length]));
  return (alarmName) => {
    const alarm = alarms.find(({ AlarmName }) => AlarmName === `demo-${alarmName}`);
    if (alarm === undefined) throw new Error(`No log line makes demo-${alarmName} ring.`);
    const linesSince = (isMeant: (file: string) => boolean): readonly Line[] =>
      readdirSync(logsFolder)
        .filter(isMeant)
        .flatMap((file) => linesOf(logsFolder, file).slice(before.get(file) ?? 0));
    const heard =
      alarm.MetricName === ERRORS
        ? linesSince((file) => `demo-${alarmName}.log` === file.replace(/^demo-/, `demo-${FUNCTIONS_FAIL}-`))
            .filter(({ message }) => message === FUNCTION_FAILED)
            .map((line) => ({ line, value: 1 }))
        : filters
            .filter(({ MetricTransformations: [{ MetricName }] }) => MetricName === alarm.MetricName)
            .flatMap((filter) =>
              linesSince((file) => isLogOf(filter, file))
                .filter(({ message }) => filter.FilterPattern.includes(`"${message}"`))
                .map((line) => ({ line, value: valueIn(line, filter.MetricTransformations[0].MetricValue) })),
            );
    const figure = figureOf(
      heard.flatMap(({ value }) => value ?? []),
      alarm.Statistic,
    );
    return { rings: ringsAt(figure, alarm), figure, lines: heard.map(({ line }) => line) };
  };
}

/** The log of the function whose group the filter reads. */
function isLogOf({ LogGroupName }: z.infer<typeof filterSchema>, file: string): boolean {
  const functionName = path.basename(file, ".log").replace(/^demo-/, "");
  return LogGroupName["Fn::ImportValue"].includes(`ExportsOutputRef${constructId(functionName)}Log`);
}

function linesOf(folder: string, file: string): readonly Line[] {
  return readFileSync(path.join(folder, file), "utf8")
    .split("\n")
    .filter((text) => text.trim() !== "")
    .map((text) => lineSchema.parse(JSON.parse(text)));
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
