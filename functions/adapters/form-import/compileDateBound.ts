const UNITS: Readonly<Record<string, string>> = {
  year: "y",
  month: "M",
  week: "w",
  day: "d",
  hour: "h",
  minute: "m",
  second: "s",
};
const SHORT = new Set(["y", "M", "w", "d", "h", "m", "s"]);
const NOW = /^\s*(?:moment\(\)|new Date\(\))(.*?);?\s*$/s;
const STEP = /^\s*\.\s*(add|subtract)\(\s*(\d{1,6})\s*,\s*['"](\w+)['"]\s*\)/;
/** What does not change the day: bounds of a day begin and end with it anyway. */
const IDLE =
  /^\s*\.\s*(?:(?:startOf|endOf)\(\s*['"]day['"]\s*\)|toDate\(\)|format\(\s*(?:['"]YYYY-MM-DD['"])?\s*\))/;

/** A bound as the engine has it; undefined sets none, and null is not understood. */
export function compileDateBound(bound: string | number | null | undefined): string | undefined | null {
  if (bound === undefined || bound === null || bound === "") return undefined;
  if (typeof bound === "number") return new Date(bound).toISOString();
  const match = NOW.exec(bound);
  if (match === null) return Number.isNaN(Date.parse(bound)) ? null : bound;
  let rest = match[1] ?? "";
  let steps = "now";
  while (rest.trim() !== "") {
    const step = STEP.exec(rest);
    const unit = step === null ? undefined : unitOf(step[3] ?? "");
    if (step !== null && unit !== undefined)
      steps += `${step[1] === "add" ? "+" : "-"}${step[2] ?? ""}${unit}`;
    else if (!IDLE.test(rest)) return null;
    rest = rest.replace(step === null ? IDLE : STEP, "");
  }
  return steps;
}

function unitOf(name: string): string | undefined {
  return SHORT.has(name) ? name : UNITS[name.toLowerCase().replace(/s$/, "")];
}
