import { FAMILIES, familyOf, namesOf, STARTS, usesOf, writes } from "./functionFamilies.ts";

/** Functions, machines and stores, and who writes or starts what; reading is in `infra/functions.ts`. */
export function containersPicture(): string {
  const started = usesOf(STARTS).map(({ name, target }) => ({ from: familyOf(name), to: target }));
  const written = writes().map(({ name, store }) => ({ from: familyOf(name), to: store }));
  const families = FAMILIES.map(
    ({ id, label }) => `  ${id}["${label}<br>${id === "sending" ? STEPS : inLines(namesOf(id))}"]`,
  );
  const machines = [...new Set(started.map(({ to }) => to))];
  const arrows = FAMILIES.map(({ id }) => {
    const targets = [...started, ...written].filter(({ from }) => from === id).map(({ to }) => to);
    return `  ${id} --> ${[...new Set(targets)].join(" & ")}`;
  });
  return [
    "flowchart LR",
    "  pages[Pages: S3, CloudFront] --> gateway[API Gateway] --> api",
    ...families,
    ...machines.map((id) => `  ${id}{{${id}}}`),
    ...MACHINES.map(([machine, family]) => `  ${machine} --> ${family}`),
    ...arrows,
  ].join("\n");
}

/** Which functions each machine calls. */
const MACHINES = [
  ["submitMachine", "sending"],
  ["trackMachine", "delivery"],
  ["collectMachine", "payment"],
] as const;

/** The next picture has them one by one. */
const STEPS = "its steps, and what ends a failed try";

const IN_A_LINE = 4;

function inLines(names: readonly string[]): string {
  const lines = Array.from({ length: Math.ceil(names.length / IN_A_LINE) }, (_, line) =>
    names.slice(line * IN_A_LINE, (line + 1) * IN_A_LINE).join(", "),
  );
  return lines.join("<br>");
}
