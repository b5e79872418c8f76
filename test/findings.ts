import { z } from "zod";

/** A test that failed: its file, its name and the first lines of why. */
export interface Failure {
  readonly test: string;
  readonly why: string;
}

// The colours that the tools write for a terminal.
const COLOURS = /\u001b\[[0-9;]*m/gu;
const LINES = 6;

const failure = (test: string, message: string | undefined): Failure => ({
  test,
  why: (message ?? "no reason given").replace(COLOURS, "").split("\n").slice(0, LINES).join("\n"),
});

/** What did not go well in a run: what failed, and what passed only when it was repeated. */
export interface Findings {
  readonly failures: readonly Failure[];
  readonly repeated: readonly Failure[];
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** By a report of Vitest, a file that did not load included. A test that passed with a failure was repeated. */
export function vitestFindings(report: unknown): Findings {
  const files = vitestSchema.parse(report).testResults;
  const withMessage = (wanted: string): readonly Failure[] =>
    files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && (failureMessages ?? []).length > 0)
        .map((test) => failure(`${name}: ${test.fullName}`, test.failureMessages?.[0])),
    );
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return {
    failures: [...unloaded.map(({ name, message }) => failure(name, message)), ...withMessage("failed")],
    repeated: withMessage("passed"),
  };
}

const errorSchema = z.object({ message: z.string().optional() });

const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  tests: z.array(
    z.object({ projectName: z.string(), results: z.array(z.object({ error: errorSchema.optional() })) }),
  ),
});

interface Suite {
  readonly specs: readonly z.infer<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const playwrightSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) });

const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsOf)];

/** By a report of Playwright, with what kept the run as a whole from starting or ending. */
export function playwrightFindings(report: unknown): Findings {
  const { suites, errors } = playwrightSchema.parse(report);
  const specs = suites.flatMap(specsOf);
  const broken = (wanted: boolean): readonly Failure[] =>
    specs
      .filter(({ ok }) => ok === wanted)
      .flatMap(({ title, file, tests }) =>
        tests.flatMap(({ projectName, results }) =>
          results.flatMap(({ error }) =>
            error === undefined ? [] : [failure(`${projectName}, ${file}: ${title}`, error.message)],
          ),
        ),
      );
  return {
    failures: [...errors.map(({ message }) => failure("the run", message)), ...broken(false)],
    repeated: broken(true),
  };
}
