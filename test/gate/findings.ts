import { z } from "zod";
import { drawnCase } from "./drawnCase.ts";
import type { Failure, Place } from "./Suite.ts";

// The colours that the tools write for a terminal.
const COLOURS = /\u001b\[[0-9;]*m/gu;
const LINES = 6;

const failure = (test: string, message: string | undefined): Failure => ({
  test,
  why: (message ?? "no reason given").replace(COLOURS, "").split("\n").slice(0, LINES).join("\n"),
});

const failureAt = (at: Place, message: string | undefined): Failure => ({
  ...failure(`${at.project === undefined ? "" : `${at.project}, `}${at.file}: ${at.name}`, message),
  at,
});

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

/** What failed by a report of Vitest: tests, and files that did not load or whose hooks failed. */
export function vitestFailures(report: unknown): readonly Failure[] {
  return vitestSchema
    .parse(report)
    .testResults.flatMap(({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed");
      if (status === "failed" && failed.length === 0)
        return [failureAt({ file, name: "the file as a whole" }, message)];
      return failed.map(({ fullName, failureMessages }) => ({
        ...failureAt({ file, name: fullName }, failureMessages?.[0]),
        drawn: drawnCase(failureMessages?.[0] ?? ""),
      }));
    });
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

/** What failed by a report of Playwright, with what kept the run as a whole from starting or ending. */
export function playwrightFailures(report: unknown): readonly Failure[] {
  const { suites, errors } = playwrightSchema.parse(report);
  const specs = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return [
    ...errors.map(({ message }) => failure("the run", message)),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) =>
        failureAt(
          { project: projectName, file, name: title },
          results.find(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
    ),
  ];
}
