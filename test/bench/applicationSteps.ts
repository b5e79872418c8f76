import { z } from "zod";
import type { JsonValue } from "#forms/JsonValue.ts";
import { answersByPath, DOCUMENT_PATHS } from "../fixtures/answersByPath.ts";
import { aPdf } from "../fixtures/aPdf.ts";
import { NURSE_IN_COLOGNE } from "../integration/portal/nurseInCologne.ts";
import { upload } from "../integration/portal/upload.ts";
import { type Visitor } from "../integration/portal/Visitor.ts";
import { callPortal } from "./callPortal.ts";

const { leiKaId, location } = NURSE_IN_COLOGNE;
const ATTACHMENT_BYTES = 1_500_000;
const POLL_MILLISECONDS = 50;
const POLLS = 1_200;

const formsSchema = z.object({ forms: z.array(z.object({ metadataId: z.string() })).min(1) });
const processSchema = z.object({ id: z.string(), version: z.number() });
const savedSchema = z.object({ version: z.number() });
const progressSchema = z.object({ progress: z.string().nullable() });
const filesSchema = z.object({ files: z.array(z.object({ url: z.url() })) });

/** What a person does with an application, one step at a time, through the API as the browser uses it. */
export const applicationSteps = {
  begin: async (visitor: Visitor): Promise<z.infer<typeof processSchema>> => {
    const { forms } = await callPortal(visitor, {
      method: "GET",
      path: `/api/forms?leiKaId=${leiKaId}&location=${location.ars}&locale=de`,
      schema: formsSchema,
    });
    const body = { ...NURSE_IN_COLOGNE, metadataId: forms[0]?.metadataId };
    return callPortal(visitor, { method: "POST", path: "/api/processes", body, schema: processSchema });
  },

  /** One autosave request. Answers the new version. */
  save: async (
    visitor: Visitor,
    saved: { readonly id: string; readonly version: number; readonly changes: Record<string, JsonValue> },
  ): Promise<number> => {
    const changes = Object.entries(saved.changes).map(([path, value]) => ({ path, value }));
    const { version } = await callPortal(visitor, {
      method: "PATCH",
      path: `/api/processes/${saved.id}/form-data`,
      body: { version: saved.version, changes },
      schema: savedSchema,
    });
    return version;
  },

  /** The whole form, so many answers saved together, each by itself unless told. Answers the last version. */
  fillIn: async (
    visitor: Visitor,
    { id, version: first, together = 1 }: z.infer<typeof processSchema> & { readonly together?: number },
  ): Promise<number> => {
    let version = first;
    const answers = Object.entries(answersByPath);
    for (let index = 0; index < answers.length; index += together) {
      const changes = Object.fromEntries(answers.slice(index, index + together));
      version = await applicationSteps.save(visitor, { id, version, changes });
    }
    return version;
  },

  /** One file for each document that is called for, of 1.5 MB or of the given sizes. */
  upload: async (
    visitor: Visitor,
    uploaded: { readonly id: string; readonly sizes?: readonly number[] },
  ): Promise<void> => {
    for (const [index, fieldPath] of DOCUMENT_PATHS.entries()) {
      const bytes = aPdf(uploaded.sizes?.[index] ?? ATTACHMENT_BYTES);
      const file = { fieldPath, fileName: "Nachweis.pdf", bytes };
      const stored = await upload(visitor, { processId: uploaded.id, ...file });
      if (stored.status !== 200) throw new Error(`the upload was answered ${String(stored.status)}`);
    }
  },

  /** From the click to the end of the last step of the workflow; `pause`: milliseconds before each look. */
  send: async (
    visitor: Visitor,
    { id, pause = () => POLL_MILLISECONDS }: { readonly id: string; readonly pause?: () => number },
  ): Promise<void> => {
    const path = `/api/processes/${id}`;
    await callPortal(visitor, { method: "PUT", path: `${path}/complete`, schema: z.unknown() });
    await callPortal(visitor, { method: "POST", path: `${path}/submit`, schema: z.unknown() });
    for (let polls = 0; polls < POLLS; polls += 1) {
      const asked = { method: "GET", path: `${path}/progress`, schema: progressSchema };
      const { progress } = await callPortal(visitor, asked);
      if (progress === "SUBMISSION_COMPLETED") return;
      if (progress === "SUBMISSION_FAILURE") break;
      await new Promise((resolve) => setTimeout(resolve, pause()));
    }
    throw new Error("the application was not sent");
  },

  /** Downloads every document of the result. */
  download: async (visitor: Visitor, processId: string): Promise<readonly Uint8Array[]> => {
    const documents: Uint8Array[] = [];
    for (const kind of ["form", "coverLetter", "receipt", "attachment"]) {
      const path = `/api/processes/${processId}/files/${kind}`;
      const { files } = await callPortal(visitor, { method: "GET", path, schema: filesSchema });
      for (const { url } of files) {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`a download was answered ${String(answer.status)}`);
        documents.push(new Uint8Array(await answer.arrayBuffer()));
      }
    }
    return documents;
  },
};
