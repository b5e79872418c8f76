import { expect, inject, it } from "vitest";
import { z } from "zod";
import { checkReceipt } from "#ui/pages/check-receipt/receipt/checkReceipt.ts";
import { createPdfUploadInspector } from "#adapters/pdf/createPdfUploadInspector.ts";
import { extractText } from "#adapters/pdf/extractText.fixture.ts";
import { OPERATIONS } from "#contract/operations.ts";
import { filledIn } from "./filledIn.ts";
import { until } from "./portalUnderTest.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const certificateSchema = z.object({ fileName: z.string(), base64: z.base64() });

const ask = (visitor: Visitor, processId: string, locale: "de" | "en") =>
  visitor.get(`/api/processes/${processId}/deletion-certificate?locale=${locale}`);

/** The text of the certificate, whose seal is found intact. */
function readable(body: unknown): string {
  const bytes = Buffer.from(certificateSchema.parse(body).base64, "base64");
  expect(createPdfUploadInspector().inspect(bytes)).toMatchObject({
    kind: "accepted",
    inspection: { signatures: "intact" },
  });
  return extractText(bytes).replace(/\s+/g, " ");
}

it("Who deleted everything without an account has the sealed certificate, also when the session is over", async () => {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const processId = await filledIn(visitor);
  expect((await ask(visitor, processId, "de")).status).toBe(404);
  await visitor.call({ method: "DELETE", path: `/api/processes?id=${processId}` });
  await visitor.call({ method: "PUT", path: "/api/auth/logout" });

  const answer = await ask(new Visitor(url), processId, "de");
  const text = readable(answer.body);
  for (const said of ["Löschbescheinigung", processId, "Sie haben ihn gelöscht.", "alle Angaben im Formular"])
    expect(text).toContain(said);
  const keys = OPERATIONS.getSealKeys.response.parse((await visitor.get("/api/version/seal")).body).keys;
  const file = new Blob([Buffer.from(certificateSchema.parse(answer.body).base64, "base64")]);
  expect(await checkReceipt(file, () => Promise.resolve(keys))).toMatchObject({
    kind: "genuine-deletion",
    certificate: { processId, cause: "person" },
  });
});

it("Of an account's application only its owner sees that it was deleted, and has the certificate", async () => {
  const leyla = new Visitor(url);
  await leyla.signIn({ user: "leyla", password: "leyla-geheim" });
  const processId = await filledIn(leyla);
  expect((await leyla.get(`/api/processes/${processId}/draft-pdf?locale=en`)).status).toBe(200);
  await leyla.call({ method: "DELETE", path: `/api/processes?id=${processId}` });
  await until(async () => {
    const { deletions } = OPERATIONS.listKept.response.parse((await leyla.get("/api/kept")).body);
    return deletions.find((deletion) => deletion.processId === processId);
  });
  const amina = new Visitor(url);
  await amina.signIn({ user: "amina", password: "amina-geheim" });
  for (const other of [amina, new Visitor(url)]) {
    expect((await ask(other, processId, "en")).status).toBe(404);
  }
  expect(readable((await ask(leyla, processId, "en")).body)).toContain("Certificate of deletion");
});
