import { TRANSITIONS } from "#domain/application/transitions.ts";

/** Every move of an application from one status to another, by its name. */
export function statesPicture(): string {
  const moves = new Map<string, string[]>();
  for (const [name, { from, to }] of Object.entries(TRANSITIONS)) {
    for (const status of from) {
      if (status === to) continue;
      const arrow = `  ${status} --> ${to}`;
      moves.set(arrow, [...(moves.get(arrow) ?? []), name]);
    }
  }
  const arrows = [...moves].map(([arrow, names]) => `${arrow}: ${names.join(", ")}`);
  return ["stateDiagram-v2", "  [*] --> CREATED", ...arrows].join("\n");
}
