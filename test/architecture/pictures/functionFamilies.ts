import { FUNCTIONS, type GrantTarget } from "#infra/functions.ts";

/** Functions that a picture shows as one box, by the beginning of their names. */
export const FAMILIES = [
  { id: "api", label: "API", begin: "api-" },
  { id: "delivery", label: "Delivery", begin: "step-check-delivery" },
  { id: "payment", label: "Payment", begin: "step-(keep-task-token|verify-payment)" },
  { id: "sending", label: "Sending", begin: "step-" },
  { id: "schedules", label: "Schedules", begin: "schedule-" },
] as const;
export type Family = (typeof FAMILIES)[number]["id"];

/** The first family whose beginning a name has. */
export function familyOf(name: string): Family {
  const family = FAMILIES.find(({ begin }) => new RegExp(`^${begin}`).test(name));
  if (family === undefined) throw new Error(`The function ${name} belongs to no box of the pictures.`);
  return family.id;
}

/** What begins with the family's own word is named without it. */
export function namesOf(family: Family): readonly string[] {
  return Object.keys(FUNCTIONS)
    .filter((name) => familyOf(name) === family)
    .map(shortName);
}

export function shortName(name: string): string {
  return name.replace(/^(?:api|step|schedule)-/, "");
}

const WRITES = /:(?:Put|Update|Delete)(?:Item|Object)$/;
export const STARTS = /^states:StartExecution$/;

interface Use {
  readonly name: string;
  readonly target: GrantTarget;
}

/** Which functions have a right to such an action, and on what. */
export function usesOf(action: RegExp): readonly Use[] {
  return Object.entries(FUNCTIONS).flatMap(([name, { grants }]) =>
    grants
      .filter(({ actions }) => actions.some((one) => action.test(one)))
      .map(({ target }) => ({ name, target })),
  );
}

/** Tables and buckets that a function writes, by their own names: an index is its table, objects are their bucket. */
export function writes(): readonly { readonly name: string; readonly store: string }[] {
  return usesOf(WRITES).map(({ name, target }) => ({ name, store: target.replace(/Objects$/, "") }));
}
