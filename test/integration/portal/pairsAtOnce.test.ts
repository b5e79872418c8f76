import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { filledIn } from "./filledIn.ts";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { until } from "./portalUnderTest.ts";
import { announce, upload } from "./upload.ts";
import { type Answer, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
/** On LocalStack, which takes ten times as long for each, fewer. */
const TIMES = inject("portalEnvironment") === "embedded" ? 50 : 10;

const startedSchema = z.object({ id: z.string(), version: z.number() });
const snapshotSchema = z.object({
  version: z.number(),
  formData: z.object({ placeOfBirth: z.string().optional() }),
});
const progressSchema = z.object({ status: z.string(), progress: z.string().nullable() });
const attachmentsSchema = z.object({ attachments: z.array(z.object({ status: z.string() })) });

interface Draft {
  readonly visitor: Visitor;
  readonly path: string;
  readonly processId: string;
  /** Of its answers, as both requests know it. */
  readonly version: number;
}

type Operation = (draft: Draft) => Promise<Answer>;

const call =
  (method: string, end: string): Operation =>
  ({ visitor, path }) =>
    visitor.call({ method, path: `${path}${end}` });
const saves =
  (value: string): Operation =>
  ({ visitor, path, version }) =>
    visitor.call({
      method: "PATCH",
      path: `${path}/form-data`,
      body: { version, changes: [{ path: "placeOfBirth", value }] },
    });
const file = (processId: string) =>
  ({ processId, fieldPath: "doc.identity", fileName: "Pass.pdf", bytes: aPdf() }) as const;
const announces: Operation = ({ visitor, processId }) => announce(visitor, file(processId));
const uploads: Operation = ({ visitor, processId }) => upload(visitor, file(processId));
/** What another request deleted is deleted as well. */
const deletes: Operation = async ({ visitor, processId }) => {
  const answer = await visitor.call({ method: "DELETE", path: `/api/processes?id=${processId}` });
  return answer.status === 404 ? { ...answer, status: 200 } : answer;
};
const completes = call("PUT", "/complete");
const submits = call("POST", "/submit");
const signsOut: Operation = ({ visitor }) => visitor.call({ method: "PUT", path: "/api/auth/logout" });

async function empty(): Promise<Draft> {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const started = await visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });
  const { id: processId, version } = startedSchema.parse(started.body);
  return { visitor, processId, version, path: `/api/processes/${processId}` };
}

async function filled(): Promise<Draft> {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const processId = await filledIn(visitor);
  const path = `/api/processes/${processId}`;
  const { version } = snapshotSchema.parse((await visitor.get(`${path}/snapshot`)).body);
  return { visitor, processId, version, path };
}

async function completed(): Promise<Draft> {
  const draft = await filled();
  expect((await completes(draft)).status).toBe(200);
  return draft;
}

/** Where the application stands when nothing works on it any more. */
async function finalState({ visitor, path }: Draft): Promise<unknown> {
  const progress = await until(async () => {
    const answer = await visitor.get(`${path}/progress`);
    if (answer.status !== 200) return { status: answer.status.toString() };
    const { status, progress: step } = progressSchema.parse(answer.body);
    return status !== "SUBMITTED" || step === "SUBMISSION_COMPLETED" ? { status } : undefined;
  });
  const snapshot = snapshotSchema.safeParse((await visitor.get(`${path}/snapshot`)).body);
  const listed = attachmentsSchema.safeParse((await visitor.get(`${path}/attachments`)).body);
  return {
    ...progress,
    placeOfBirth: snapshot.data?.formData.placeOfBirth,
    files: listed.data?.attachments.map(({ status }) => status).sort(),
  };
}

const succeeded = ({ status }: Answer): boolean => status < 300;

interface Seen {
  readonly outcome: string;
  readonly statuses: readonly number[];
}

const seen = async (draft: Draft, answers: readonly Answer[]): Promise<Seen> => ({
  outcome: JSON.stringify([answers.map(succeeded), await finalState(draft)]),
  statuses: answers.map(({ status }) => status),
});

interface Pair {
  readonly begin: () => Promise<Draft>;
  readonly one: Operation;
  readonly other: Operation;
}

/** What there is when one follows the other, or when only one is made and the other is refused. */
async function orders({ begin, one, other }: Pair): Promise<ReadonlySet<string>> {
  const refused: Answer = { status: 409, body: undefined, headers: new Headers() };
  const first = await begin();
  const oneFirst = await seen(first, [await one(first), await other(first)]);
  const second = await begin();
  const otherAnswer = await other(second);
  const otherFirst = await seen(second, [await one(second), otherAnswer]);
  const third = await begin();
  const oneAlone = await seen(third, [await one(third), refused]);
  const fourth = await begin();
  const otherAlone = await seen(fourth, [refused, await other(fourth)]);
  return new Set([oneFirst, otherFirst, oneAlone, otherAlone].map(({ outcome }) => outcome));
}

const PAIRS: Readonly<Record<string, Pair>> = {
  "two windows save an answer": { begin: empty, one: saves("Tunis"), other: saves("Sfax") },
  "an answer is saved while all is deleted": { begin: empty, one: saves("Tunis"), other: deletes },
  "all is deleted twice": { begin: empty, one: deletes, other: deletes },
  "a file is announced in two windows": { begin: empty, one: announces, other: announces },
  "a file is uploaded while all is deleted": { begin: empty, one: uploads, other: deletes },
  "an answer is saved while its person signs out": { begin: empty, one: saves("Tunis"), other: signsOut },
  "an answer is saved while the application is completed": {
    begin: filled,
    one: saves("Tunis"),
    other: completes,
  },
  "an application is completed while all is deleted": { begin: filled, one: completes, other: deletes },
  "an application is sent twice": { begin: completed, one: submits, other: submits },
  "an application is sent while all is deleted": { begin: completed, one: submits, other: deletes },
};

describe(`two requests at once, ${TIMES.toString()} times each: ends as one order of both, or as one of them alone`, () => {
  it.each(Object.entries(PAIRS))("%s", async (_name, pair) => {
    const allowed = await orders(pair);
    for (let time = 0; time < TIMES; time += 1) {
      const draft = await pair.begin();
      const { outcome, statuses } = await seen(
        draft,
        await Promise.all([pair.one(draft), pair.other(draft)]),
      );
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(allowed).toContain(outcome);
    }
  });
});
