import { z } from "zod";

/** Paths into the context object that executions have; the library looks them up and knows no others. */
const PROVIDED = [
  "$$.Execution.Id",
  "$$.Execution.Name",
  "$$.StateMachine.Id",
  "$$.StateMachine.Name",
  "$$.Task.Token",
];
const STATE_NAME = "$$.State.Name";

const objectSchema = z.record(z.string(), z.unknown());

/** The definition with the name of each state in the place of its path, which the library does not fill in. */
export function withStateNames(definition: unknown): unknown {
  const machine = objectSchema.safeParse(definition);
  const states = objectSchema.safeParse(machine.data?.["States"]);
  if (!states.success) return definition;
  const named = Object.entries(states.data).map(([name, state]) => [name, inState(state, name)] as const);
  return { ...machine.data, States: Object.fromEntries(named) };
}

function inState(value: unknown, stateName: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => inState(one, stateName));
  const object = objectSchema.safeParse(value);
  if (!object.success) return value;
  const entries = Object.entries(object.data).map(([key, one]) => {
    if (key === "States")
      return [key, objectSchema.parse(withStateNames({ States: one }))["States"]] as const;
    return one === STATE_NAME && key.endsWith(".$")
      ? ([key.slice(0, -2), stateName] as const)
      : ([key, inState(one, stateName)] as const);
  });
  return Object.fromEntries(entries);
}

/** A path into the context object that an execution here would not have. */
export function unknownContextPath(definition: unknown): string | undefined {
  const paths = JSON.stringify(definition).match(/\$\$\.[\w.]+/g) ?? [];
  return paths.find((path) => !PROVIDED.includes(path));
}
