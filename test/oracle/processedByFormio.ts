import { Processors, processSync } from "@formio/core";
import lodash from "lodash";
import moment from "moment";
import type { FormAnswers } from "#forms/JsonValue.ts";

// In Form.io's own renderer scripts find these in addition to the answers; the bare engine does not bring them.
Object.assign(globalThis, { _: lodash, moment });

export interface Processed {
  readonly visible: readonly string[];
  readonly data: unknown;
  readonly errors: readonly { readonly path: string; readonly rule: string }[];
}

interface Looked {
  readonly path: string;
  readonly component: {
    readonly modelType?: string;
    readonly scope?: { readonly conditionallyHidden?: boolean; readonly intentionallyHidden?: boolean };
  };
}

/** What `processSync` of `@formio/core` with its own processors makes of answers; undefined where it throws. */
export function processedByFormio(
  definition: { readonly components: readonly object[] },
  given: { readonly data: FormAnswers; readonly server?: boolean },
): Processed | undefined {
  const form = structuredClone(definition);
  const data = structuredClone(given.data);
  const visible: string[] = [];
  const look = {
    name: "look",
    processSync: ({ component, path }: Looked): void => {
      const { scope, modelType = "" } = component;
      const hasAnswer = !["none", "content"].includes(modelType);
      if (hasAnswer && !scope?.conditionallyHidden && !scope?.intentionallyHidden) visible.push(path);
    },
  };
  const scope: { errors?: { ruleName: string; context: { path: string } }[]; filtered?: object } = {};
  const context = {
    form,
    submission: { data },
    data,
    components: form.components,
    processors: [...Processors, look],
    scope,
    config: { server: given.server === true },
  };
  const { warn, log, error } = console;
  const silent = (): void => undefined;
  Object.assign(console, { warn: silent, log: silent, error: silent });
  try {
    // The published types ask for more than the engine reads.
    Reflect.apply(processSync, undefined, [context]);
  } catch {
    return undefined;
  } finally {
    Object.assign(console, { warn, log, error });
  }
  return {
    visible,
    data: JSON.parse(JSON.stringify(context.data)),
    errors: (scope.errors ?? []).map(({ ruleName, context: { path } }) => ({ path, rule: ruleName })),
  };
}
