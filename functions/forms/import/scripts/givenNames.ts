import type { Expression } from "#forms/Expression.ts";

const INFINITE: Expression = {
  op: "/",
  of: [
    { op: "is", value: 1 },
    { op: "is", value: 0 },
  ],
};

/** What a script can see without declaring it, besides the objects of the form (`formObjects.ts`). */
export const GIVEN_NAMES = {
  data: { op: "data" },
  row: { op: "row" },
  value: { op: "value" },
  input: { op: "value" },
  rowIndex: { op: "rowIndex" },
  undefined: { op: "is" },
  NaN: { op: "number", of: [{ op: "is" }] },
  Infinity: INFINITE,
} satisfies Readonly<Record<string, Expression>>;

export function givenName(name: string): Expression | undefined {
  return Object.entries(GIVEN_NAMES).find(([given]) => given === name)?.[1];
}
