import { z } from "zod";
import { judgeReceiptFile } from "#domain/documents/judgeReceiptFile.ts";
import { nodeSealTools, publishedKeysSchema } from "../pdf/seal/sealVerifier.ts";
import { beginApplication, type SampleApplication, saveAnswers, uploadSample } from "./draftChecks.ts";
import { createPortalVisitor, type PortalVisitor, SmokeFailure } from "./PortalVisitor.ts";
import { signInByForm, type TestAccount } from "./signInByForm.ts";
import { ensure, type SmokeCheck } from "./SmokeCheck.ts";

const PAUSE_MILLISECONDS = 1_000;
const PATIENCE_MILLISECONDS = 180_000;

const progressSchema = z.object({ progress: z.string().nullable(), status: z.string() });
const filesSchema = z.object({ files: z.array(z.object({ url: z.url() })).min(1) });

/**
 * A whole application to the destination that the settings name for the sample's place, by a test account: only for a
 * portal whose destination is a test destination. What was sent cannot be taken back; the rest is deleted in the end.
 */
export function sendingChecks(
  url: string,
  { sample, account }: { readonly sample: SampleApplication; readonly account: TestAccount },
): readonly SmokeCheck[] {
  const visitor = createPortalVisitor(url);
  let id: string | undefined;
  const application = (): string => {
    if (id === undefined) throw new SmokeFailure("no application was begun");
    return `/api/processes/${id}`;
  };
  return [
    { name: "sign-in with the test account", run: () => signInByForm(visitor, account) },
    {
      name: "application is filled in",
      run: async () => {
        const begun = await beginApplication(visitor, sample);
        id = begun.id;
        await saveAnswers(visitor, { ...begun, answers: Object.entries(sample.answers) });
        for (const fieldPath of sample.documentPaths)
          await uploadSample(visitor, { processId: id, fieldPath });
      },
    },
    {
      name: "application is sent",
      run: async () => {
        await visitor.read({ method: "PUT", path: `${application()}/complete` }, z.unknown());
        await visitor.read({ method: "POST", path: `${application()}/submit` }, z.unknown());
        await untilSent(visitor, application());
      },
    },
    {
      name: "receipt is genuine",
      run: async () => {
        const path = `${application()}/files/receipt`;
        const { files } = await visitor.read({ method: "GET", path }, filesSchema);
        const file = await fetch(files[0]?.url ?? "");
        ensure(file.ok, `the link of the receipt answered ${file.status}`);
        const { keys } = await visitor.read(
          { method: "GET", path: "/api/version/seal" },
          publishedKeysSchema,
        );
        const bytes = new Uint8Array(await file.arrayBuffer());
        const { kind } = await judgeReceiptFile(bytes, { keys, tools: nodeSealTools });
        ensure(kind === "genuine", `it is judged "${kind}"`);
      },
    },
    {
      name: "session is ended",
      run: async () => {
        await visitor.read({ method: "PUT", path: `${application()}/ack` }, z.unknown());
        await visitor.call({ method: "PUT", path: "/api/auth/logout" });
        const { status } = await visitor.call({ method: "GET", path: application() });
        ensure(status === 401, `after the sign-out the application answered ${status}`);
      },
    },
  ];
}

async function untilSent(visitor: PortalVisitor, application: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MILLISECONDS; waited += PAUSE_MILLISECONDS) {
    const call = { method: "GET", path: `${application}/progress` } as const;
    const { progress, status } = await visitor.read(call, progressSchema);
    if (progress === "SUBMISSION_COMPLETED") return;
    ensure(status !== "SUBMIT_FAILURE", "sending ended with SUBMIT_FAILURE");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
  throw new SmokeFailure("the application was not sent within three minutes");
}
