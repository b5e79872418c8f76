import * as core from "@formio/core";
import { conditionProcessSync, Evaluator, processSync } from "@formio/core";
import lodash from "lodash";
import moment from "moment";
import { vi } from "vitest";
import { z } from "zod";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";

// In Form.io's own renderer scripts find these in addition to the answers; the bare engine does not bring them.
Object.assign(globalThis, { _: lodash, moment });

/** The oracle warns about every script that throws, which is what some tests want to see. */
function quietly(ask: () => unknown): unknown {
  const silenced = [vi.spyOn(console, "warn"), vi.spyOn(console, "log")];
  for (const spy of silenced) spy.mockImplementation(() => undefined);
  try {
    return ask();
  } finally {
    for (const spy of silenced) spy.mockRestore();
  }
}

/** Whether `@formio/core` hides each component that has a condition, by its path with row numbers. */
export function hiddenByFormio(
  definition: { readonly components: readonly object[] },
  data: FormAnswers,
): Readonly<Record<string, boolean>> {
  const form = structuredClone(definition);
  const submission = { data: structuredClone(data) };
  const scope: { conditionals?: { path: string; conditionallyHidden?: boolean }[] } = {};
  const processors = [{ name: "conditions", processSync: conditionProcessSync, shouldProcess: () => true }];
  const context = { form, submission, data: submission.data, components: form.components, processors, scope };
  // The published types ask for more than the engine reads.
  quietly((): unknown => Reflect.apply(processSync, undefined, [context]));
  return Object.fromEntries(
    (scope.conditionals ?? []).map((found) => [found.path, found.conditionallyHidden === true]),
  );
}

/** What a script leaves in its variable. */
export function scriptByFormio(
  code: string,
  given: {
    readonly variable: string;
    readonly context: {
      readonly data: FormAnswers;
      readonly row: FormAnswers;
      readonly value: JsonValue | undefined;
    };
  },
): unknown {
  const context: Record<string, unknown> = structuredClone({ ...given.context, input: given.context.value });
  return quietly((): unknown => Evaluator.evaluate(code, context, given.variable));
}

const logicLibrary = z
  .object({
    apply: z.custom<(logic: JsonValue, data: unknown) => unknown>((value) => typeof value === "function"),
  })
  .parse(new Map<string, unknown>(Object.entries(core)).get("jsonLogic"));

/** Its types name a package that is not there, so it is looked up and not imported by name. */
function applyLogic(logic: JsonValue, context: Readonly<Record<string, unknown>>): unknown {
  return logicLibrary.apply(logic, context);
}

/** The value of JsonLogic with Form.io's additions; null where it throws. */
export function logicByFormio(logic: JsonValue, context: Readonly<Record<string, unknown>>): unknown {
  return quietly(() => {
    try {
      return applyLogic(logic, context);
    } catch {
      return null;
    }
  });
}
