import { z } from "zod";
import { applicationSteps } from "../bench/applicationSteps.ts";
import { callPortal } from "../bench/callPortal.ts";
import { timed } from "../bench/timed.ts";
import { growingPauses } from "#ui/sending/steps.ts";
import { createTurns } from "./createTurns.ts";
import { PatientVisitor } from "./PatientVisitor.ts";

/** Stores and sign-in are asked beside the API: so many people at once, because each has files open meanwhile. */
const PEOPLE_BESIDE = 200;
const beside = createTurns(PEOPLE_BESIDE);
/** Results can be had for some minutes only: nobody waits for others who still upload. */
const downloading = createTurns(PEOPLE_BESIDE);
const SIGN_INS = 20;
const DOWNLOADS = 3;
/** The page shows how long results can still be had, with a button for another ten minutes. */
const MORE_TIME_AFTER_MILLISECONDS = 5 * 60_000;

export const ACCOUNT = { user: "amina", password: "amina-geheim" };
/** The browser saves together what is typed within a short time. */
const ANSWERS_TOGETHER = 8;
const FILE_BYTES = [40_000, 40_000];

const userSchema = z.object({ loginData: z.object({ providerType: z.string() }) });

export interface Applied {
  /** Milliseconds of each part, in the order of the story. */
  readonly parts: Readonly<Record<string, number>>;
  readonly total: number;
  /** How often the portal was too busy for a call. */
  readonly throttled: number;
  /** Name of the part in which it went wrong, with the reason. */
  readonly failure?: string;
}

/** One person's whole application through the API, without time for reading and typing. Never throws. */
export async function applicant(url: string): Promise<Applied> {
  const visitor = new PatientVisitor(url);
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
    await part("fill in, saved in groups", () =>
      applicationSteps.fillIn(visitor, { ...begun, together: ANSWERS_TOGETHER }),
    );
    await part("upload two files", () =>
      visitor.goOnDuring(() =>
        beside.take(() => applicationSteps.upload(visitor, { id: begun.id, sizes: FILE_BYTES })),
      ),
    );
    await part("sign in and take over", async () => {
      await visitor.goOnDuring(() => beside.take(() => signIn(visitor)));
      const path = `/api/processes/${begun.id}/user`;
      await callPortal(visitor, { method: "PUT", path, schema: z.unknown() });
    });
    await part("send, until the authority has it", () =>
      applicationSteps.send(visitor, { id: begun.id, pause: growingPauses() }),
    );
    await part("download the result", () => downloading.take(() => download(visitor, begun.id)));
    return { parts, total: total(), throttled: visitor.throttled };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { parts, total: total(), throttled: visitor.throttled, failure: `${now}: ${reason}` };
  }
}

/** A provider's answer holds for a minute: whose comes back later is told so, and signs in again. */
async function signIn(visitor: PatientVisitor): Promise<void> {
  for (let tried = 1; tried <= SIGN_INS; tried += 1) {
    await visitor.signIn(ACCOUNT);
    const user = userSchema.parse((await visitor.get("/api/auth/user")).body);
    if (user.loginData.providerType !== "pseudo") return;
  }
  throw new Error("signed in so often in vain");
}

/** Asks for more time as long as it takes, and again for a file whose link is over before the store answers. */
async function download(visitor: PatientVisitor, processId: string): Promise<void> {
  const path = `/api/processes/${processId}/files/prolongation`;
  const timer = setInterval(
    () => void visitor.call({ method: "POST", path }).catch(() => undefined),
    MORE_TIME_AFTER_MILLISECONDS,
  );
  try {
    await visitor.goOnDuring(() => downloaded(visitor, processId));
  } finally {
    clearInterval(timer);
  }
}

async function downloaded(visitor: PatientVisitor, processId: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await applicationSteps.download(visitor, processId);
      return;
    } catch (error) {
      if (tried === DOWNLOADS) throw error;
    }
  }
}
