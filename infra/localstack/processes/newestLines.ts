import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const SHOWN_LINES = 200;
const timeSchema = z.looseObject({ time: z.string() });

/** The newest lines in a folder with a file for each function, oldest first. */
export function newestLines(
  folder: string,
): readonly { readonly functionName: string; readonly line: string }[] {
  return readdirSync(folder)
    .flatMap((file) => timedLines(path.join(folder, file)))
    .sort((one, other) => one.time.localeCompare(other.time))
    .slice(-SHOWN_LINES)
    .map(({ functionName, line }) => ({ functionName, line }));
}

function timedLines(file: string) {
  const functionName = path.basename(file, ".log");
  const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(-SHOWN_LINES);
  return lines.map((line) => ({ functionName, line, time: timeOf(line) }));
}

/** What has no time (errors that the platform writes) comes first. */
function timeOf(line: string): string {
  try {
    const parsed = timeSchema.safeParse(JSON.parse(line));
    return parsed.data?.time ?? "";
  } catch {
    return "";
  }
}
