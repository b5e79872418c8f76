import { isDeepStrictEqual } from "node:util";
import { knownComponents } from "#forms/import/formio/knownComponents.ts";
import { partsIn, type Raw } from "#forms/import/formio/rawDefinition.ts";
import { ours, theirs, type Result } from "../oracle/compared.ts";
import { answersFor } from "./answersFor.ts";

/** How often a form means the same here and in Form.io, and what is different otherwise. */
export interface Agreement {
  readonly pairs: number;
  readonly agreed: number;
  /** Pairs on which `@formio/core` throws. */
  readonly thrown: number;
  /** What is different, and an example. */
  readonly kinds: readonly { readonly kind: string; readonly example: string }[];
}

/** An accepted definition with generated answers, as browser and as server. */
export function agreementOn(definition: Raw, name: string): Agreement {
  const components = partsIn(definition, "components");
  const answered = knownComponents(definition).filter(({ hasAnswer }) => hasAnswer);
  const types = new Map(answered.map(({ path, type }) => [path, type]));
  const results = answersFor(definition).flatMap((data) =>
    [false, true].map((server) => {
      const expected = theirs(components, { data, server });
      return { expected, found: expected && ours(components, { data, server }) };
    }),
  );
  const compared = results.flatMap(({ expected, found }) => (expected && found ? [{ expected, found }] : []));
  const different = compared.filter(({ expected, found }) => !isDeepStrictEqual(found, expected));
  return {
    pairs: compared.length,
    agreed: compared.length - different.length,
    thrown: results.length - compared.length,
    kinds: different.flatMap((pair) =>
      [...new Map(differencesOf(pair, types)).entries()].map(([kind, at]) => ({
        kind,
        example: `${name} ${at}`,
      })),
    ),
  };
}

type Kinds = readonly (readonly [string, string])[];

function differencesOf(
  { expected, found }: { readonly expected: Result; readonly found: Result },
  types: ReadonlyMap<string, string>,
): Kinds {
  const typeAt = (path: string): string => types.get(path.replaceAll(/\[\d+\]/g, "")) ?? "?";
  const only = (one: readonly string[], other: readonly string[]): readonly string[] =>
    one.filter((item) => !other.includes(item));
  const errors = (list: readonly string[], where: string): Kinds =>
    list.map((error) => {
      const [path = "", rule = ""] = error.split(": ");
      return [`error ${rule} only ${where} (${typeAt(path)})`, path];
    });
  const shown = (list: readonly string[], where: string): Kinds =>
    list.map((path) => [`shown only ${where} (${typeAt(path)})`, path]);
  return [
    ...errors(only(found.errors, expected.errors), "here"),
    ...errors(only(expected.errors, found.errors), "in Form.io"),
    ...shown(only(found.visible, expected.visible), "here"),
    ...shown(only(expected.visible, found.visible), "in Form.io"),
    ...differentAnswers(found.data, expected.data).map(([path, how]): [string, string] => [
      `answer ${how} (${typeAt(path)})`,
      path,
    ]),
  ];
}

/** Paths of what is kept differently. */
function differentAnswers(found: unknown, expected: unknown, path = ""): Kinds {
  if (isDeepStrictEqual(found, expected)) return [];
  if (isObject(found) && isObject(expected)) {
    const isList = Array.isArray(found);
    return [...new Set([...Object.keys(found), ...Object.keys(expected)])].flatMap((key) =>
      differentAnswers(
        found[key],
        expected[key],
        isList ? `${path}[${key}]` : [path, key].filter(Boolean).join("."),
      ),
    );
  }
  const how = found === undefined ? "only in Form.io" : expected === undefined ? "only here" : "different";
  return [[path, how]];
}

function isObject(value: unknown): value is Raw {
  return typeof value === "object" && value !== null;
}
