import { z } from "zod";
import { applicationSteps } from "../bench/applicationSteps.ts";
import { callPortal } from "../bench/callPortal.ts";
import { timed } from "../bench/timed.ts";
import { Visitor } from "../integration/portal/Visitor.ts";

export const ACCOUNT = { user: "amina", password: "amina-geheim" };
const FILE_BYTES = [40_000, 40_000];

export interface Applied {
  /** Milliseconds of each part, in the order of the story. */
  readonly parts: Readonly<Record<string, number>>;
  readonly total: number;
  /** Name of the part in which it went wrong, with the reason. */
  readonly failure?: string;
}

/** One person's whole application through the API, without time for reading and typing. Never throws. */
export async function applicant(url: string): Promise<Applied> {
  const visitor = new Visitor(url);
  const parts: Record<string, number> = {};
  let now = "";
  const part = async <Value>(name: string, action: () => Promise<Value>): Promise<Value> => {
    now = name;
    const { value, milliseconds } = await timed(action);
    parts[name] = milliseconds;
    return value;
  };
  const total = (): number => Object.values(parts).reduce((sum, milliseconds) => sum + milliseconds, 0);
  try {
    await part("start without an account", () => visitor.startAnonymously());
    const begun = await part("begin the application", () => applicationSteps.begin(visitor));
    await part("fill in, every answer saved", () => applicationSteps.fillIn(visitor, begun));
    await part("upload two files", () =>
      applicationSteps.upload(visitor, { id: begun.id, sizes: FILE_BYTES }),
    );
    await part("sign in and take over", async () => {
      await visitor.signIn(ACCOUNT);
      const path = `/api/processes/${begun.id}/user`;
      await callPortal(visitor, { method: "PUT", path, schema: z.unknown() });
    });
    await part("send, until the authority has it", () => applicationSteps.send(visitor, begun.id));
    await part("download the result", () => applicationSteps.download(visitor, begun.id));
    return { parts, total: total() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { parts, total: total(), failure: `${now}: ${reason}` };
  }
}
