import { createHash } from "node:crypto";
import { z } from "zod";
import { createPortalVisitor, type PortalVisitor, SmokeFailure } from "./PortalVisitor.ts";
import { ensure, type SmokeCheck } from "./SmokeCheck.ts";

/** What is applied for, and with which answers: invented, of no real person. */
export interface SampleApplication {
  readonly leiKaId: string;
  readonly location: { readonly ars: string; readonly place: string; readonly postalCode: string };
  readonly answers: Readonly<Record<string, z.core.util.JSONType>>;
  /** Upload fields that those answers still call for. */
  readonly documentPaths: readonly string[];
}

const termsSchema = z.object({ termsVersion: z.string() });
const formsSchema = z.object({ forms: z.array(z.object({ metadataId: z.string() })).min(1) });
const begunSchema = z.object({ id: z.string(), version: z.number() });
const savedSchema = z.object({ version: z.number() });
const announcedSchema = z.object({ attachment: z.object({ attachmentId: z.string() }) });
export const signedPartSchema = z.object({
  parts: z.tuple([z.object({ url: z.url(), fields: z.record(z.string(), z.string()) })]),
});
const viewSchema = z.object({ url: z.url() });

/** A readable PDF without content. */
const SAMPLE_PDF = new TextEncoder().encode(
  "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n",
);

/** A draft without an account: session and its cookies, answers, a file up and down, and everything deleted. */
export function draftChecks(url: string, sample: SampleApplication): readonly SmokeCheck[] {
  const visitor = createPortalVisitor(url);
  let begun: z.infer<typeof begunSchema> | undefined;
  const draft = (): z.infer<typeof begunSchema> => {
    if (begun === undefined) throw new SmokeFailure("no draft was begun");
    return begun;
  };
  return [
    {
      name: "session and its cookie",
      run: async () => {
        await startAnonymously(visitor);
        ensureCookieFlags(visitor);
      },
    },
    {
      name: "draft is begun and saved",
      run: async () => {
        begun = await beginApplication(visitor, sample);
        await saveAnswers(visitor, { ...begun, answers: Object.entries(sample.answers).slice(0, 2) });
      },
    },
    {
      name: "file goes up and comes down",
      run: async () => {
        const [fieldPath] = sample.documentPaths;
        ensure(fieldPath !== undefined, "the sample names no document");
        const address = await uploadSample(visitor, { processId: draft().id, fieldPath });
        const { url: link } = await visitor.read({ method: "GET", path: address }, viewSchema);
        const file = await fetch(link);
        ensure(file.ok, `the link of the file answered ${file.status}`);
        ensure(
          sha256Of(new Uint8Array(await file.arrayBuffer())) === sha256Of(SAMPLE_PDF),
          "the file came back with other bytes",
        );
      },
    },
    {
      name: "draft is deleted",
      run: async () => {
        const { id } = draft();
        const deleted = await visitor.call({ method: "DELETE", path: `/api/processes?id=${id}` });
        ensure(deleted.status === 200 || deleted.status === 204, `deleting answered ${deleted.status}`);
        const { status } = await visitor.call({ method: "GET", path: `/api/processes/${id}` });
        ensure(status === 404, `the deleted draft answered ${status}`);
      },
    },
  ];
}

async function startAnonymously(visitor: PortalVisitor): Promise<void> {
  await visitor.call({ method: "GET", path: "/api/auth/user" });
  const { termsVersion } = await visitor.read({ method: "GET", path: "/api/auth/provider" }, termsSchema);
  await visitor.read({ method: "PUT", path: "/api/auth/pseudo", body: { termsVersion } }, z.unknown());
}

function ensureCookieFlags({ url, setCookies }: PortalVisitor): void {
  const isHttps = url.startsWith("https:");
  const name = isHttps ? "__Host-session" : "session";
  const session = setCookies.find((cookie) => cookie.startsWith(`${name}=`))?.toLowerCase() ?? "";
  ensure(session !== "", `no cookie is called ${name}`);
  for (const flag of ["httponly", "samesite=lax", "path=/", ...(isHttps ? ["secure"] : [])]) {
    ensure(session.includes(flag), `the session cookie has no ${flag}`);
  }
}

export async function beginApplication(
  visitor: PortalVisitor,
  { leiKaId, location }: SampleApplication,
): Promise<z.infer<typeof begunSchema>> {
  const path = `/api/forms?leiKaId=${leiKaId}&location=${location.ars}&locale=de`;
  const { forms } = await visitor.read({ method: "GET", path }, formsSchema);
  const body = { leiKaId, metadataId: forms[0]?.metadataId, location, locale: "de" };
  return visitor.read({ method: "POST", path: "/api/processes", body }, begunSchema);
}

/** Saves answers one by one, as the form does. */
export async function saveAnswers(
  visitor: PortalVisitor,
  given: {
    readonly id: string;
    readonly version: number;
    readonly answers: readonly (readonly [string, unknown])[];
  },
): Promise<void> {
  let { version } = given;
  for (const [path, value] of given.answers) {
    const body = { version, changes: [{ path, value }] };
    const call = { method: "PATCH", path: `/api/processes/${given.id}/form-data`, body } as const;
    ({ version } = await visitor.read(call, savedSchema));
  }
}

/** Announces, sends and confirms the sample file; answers its address. */
export async function uploadSample(
  visitor: PortalVisitor,
  { processId, fieldPath }: { readonly processId: string; readonly fieldPath: string },
): Promise<string> {
  const sha256 = sha256Of(SAMPLE_PDF);
  const files = `/api/processes/${processId}/attachments`;
  const body = { fieldPath, fileName: "smoke.pdf", size: SAMPLE_PDF.length, partSha256: [sha256] };
  const { attachment } = await visitor.read({ method: "POST", path: files, body }, announcedSchema);
  const address = `${files}/${attachment.attachmentId}`;
  const part = { parts: [{ number: 1, size: SAMPLE_PDF.length, sha256 }] };
  const signed = await visitor.read(
    { method: "POST", path: `${address}/parts`, body: part },
    signedPartSchema,
  );
  const stored = await postPart(signed, SAMPLE_PDF);
  ensure(stored.ok, `the store refused the part with ${stored.status}`);
  await visitor.read({ method: "PUT", path: `${address}/uploaded` }, z.unknown());
  return address;
}

/** Sends one part straight to the store, with the form that the portal signed for it. */
export function postPart(
  { parts: [{ url, fields }] }: z.infer<typeof signedPartSchema>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([bytes]));
  return fetch(url, { method: "POST", body: form });
}

function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64");
}
