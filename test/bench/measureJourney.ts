import { z } from "zod";
import { Visitor } from "../integration/portal/Visitor.ts";
import { applicationSteps } from "./applicationSteps.ts";
import { callPortal } from "./callPortal.ts";
import type { FigureSection } from "./Figure.ts";
import { quantile } from "./quantile.ts";
import { sealPlainly } from "./sealPlainly.ts";
import { timed } from "./timed.ts";

const LATER_JOURNEYS = 3;
const ACCOUNT = { user: "amina", password: "amina-geheim" };

interface Journey {
  /** Milliseconds of each part, in the order of the story. */
  readonly parts: Readonly<Record<string, number>>;
  readonly total: number;
  /** Hashing and encrypting the documents that were sent, and nothing else, in milliseconds. */
  readonly plainSealing: number;
}

/** One application from the first click to the downloaded result: on functions that never ran, then on warm ones. */
export async function measureJourney(url: string): Promise<FigureSection> {
  const first = await travel(url);
  const later: Journey[] = [];
  while (later.length < LATER_JOURNEYS) later.push(await travel(url));
  const plainSealing = quantile(
    later.map((journey) => journey.plainSealing),
    0.5,
  );
  const parts = Object.keys(first.parts).map((name) => ({
    name,
    value: quantile(
      later.map((journey) => journey.parts[name] ?? 0),
      0.5,
    ),
    unit: "ms" as const,
    ...(name === SENDING && { baseline: plainSealing }),
    note: `first time ${Math.round(first.parts[name] ?? 0)} ms`,
  }));
  return {
    title: `Whole journey through the API, median of ${LATER_JOURNEYS} on warm functions`,
    remark:
      "No time for reading and typing. Baseline of the submit pipeline: hashing and encrypting the same documents.",
    figures: [
      ...parts,
      {
        name: "whole journey",
        value: quantile(
          later.map(({ total }) => total),
          0.5,
        ),
        unit: "ms",
        note: `first time ${Math.round(first.total)} ms`,
      },
    ],
  };
}

const SENDING = "submit pipeline, click to last step";

async function travel(url: string): Promise<Journey> {
  const visitor = new Visitor(url);
  const parts: Record<string, number> = {};
  const part = async <Value>(name: string, action: () => Promise<Value>): Promise<Value> => {
    const { value, milliseconds } = await timed(action);
    parts[name] = milliseconds;
    return value;
  };
  await part("start without an account", () => visitor.startAnonymously());
  const begun = await part("begin the application", () => applicationSteps.begin(visitor));
  await part("fill in, every answer saved", () => applicationSteps.fillIn(visitor, begun));
  await part("upload 1.5 MB", () => applicationSteps.upload(visitor, begun));
  await part("sign in and take over", async () => {
    await visitor.signIn(ACCOUNT);
    const path = `/api/processes/${begun.id}/user`;
    await callPortal(visitor, { method: "PUT", path, schema: z.unknown() });
  });
  await part(SENDING, () => applicationSteps.send(visitor, { id: begun.id }));
  const documents = await part("download the result", () => applicationSteps.download(visitor, begun.id));
  const total = Object.values(parts).reduce((sum, milliseconds) => sum + milliseconds, 0);
  const { milliseconds } = await timed(() => sealPlainly(documents));
  return { parts, total, plainSealing: milliseconds };
}
