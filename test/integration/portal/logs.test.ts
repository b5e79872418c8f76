import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { LOG_MESSAGES } from "#ports/operation/EventLog.ts";
import { answersByPath, DOCUMENT_PATHS } from "#test/fixtures/answersByPath.ts";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { until } from "./portalUnderTest.ts";
import { readLogsFolder } from "./readLogsFolder.ts";
import { upload } from "./upload.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");

/** Every value has a mark that occurs nowhere else. */
const TYPED = {
  givenName: "Xylophona",
  familyName: "Querulantowitsch",
  placeOfBirth: "Wolkenkuckucksheim",
  "address.street": "Zwetschgenröstergasse",
  "address.city": "Schilda-Hintertupfingen",
  email: "xylo.quer@geheim.example",
};

async function logText(): Promise<string> {
  const logsFolder = await readLogsFolder();
  return readdirSync(logsFolder)
    .map((file) => readFileSync(path.join(logsFolder, file), "utf8"))
    .join("\n");
}

/** Nothing but the pattern of a path: the path itself and what follows it are people's. */
const accessLineSchema = z.strictObject({
  time: z.string(),
  requestId: z.uuid(),
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  route: z.string(),
  status: z.string().regex(/^\d{3}$/),
  milliseconds: z.string().regex(/^\d+$/),
  error: z.string().regex(/^(-|[A-Z_]+)$/),
});

describe("the logs of a whole journey", () => {
  it("hold no value that a person typed, no file name, no account data and no secret", async () => {
    const visitor = new Visitor(url);
    await visitor.signIn({ user: "amina", password: "amina-geheim" });
    const user = z
      .object({ name: z.string(), loginData: z.object({ providerData: z.record(z.string(), z.string()) }) })
      .parse((await visitor.get("/api/auth/user")).body);
    const started = await visitor.call({
      method: "POST",
      path: "/api/processes",
      body: {
        leiKaId: "99150001001010",
        metadataId: "recognition_99150001001010_nw-brms-pug",
        location: { ars: "053150000000", place: "Köln", postalCode: "50667" },
        locale: "de",
      },
    });
    const { id } = z.object({ id: z.string() }).parse(started.body);
    const changes = Object.entries({ ...answersByPath, ...TYPED }).map(([field, value]) => ({
      path: field,
      value,
    }));
    await visitor.call({
      method: "PATCH",
      path: `/api/processes/${id}/form-data`,
      body: { version: 0, changes },
    });
    await visitor.call({
      method: "PATCH",
      path: `/api/processes/${id}/form-data`,
      body: { version: "no", changes },
    });
    for (const fieldPath of DOCUMENT_PATHS) {
      const fileName = "Geheimpass-Xylo.pdf";
      await upload(visitor, { processId: id, fieldPath, fileName, bytes: aPdf() });
    }
    await visitor.call({ method: "PUT", path: `/api/processes/${id}/complete` });
    await visitor.call({ method: "POST", path: `/api/processes/${id}/submit` });
    await until(async () => {
      const progress = await visitor.get(`/api/processes/${id}/progress`);
      return z.object({ progress: z.literal("SUBMISSION_COMPLETED") }).safeParse(progress.body).data;
    });

    const text = await logText();
    expect(text).toContain("process-submitted");
    const personal = [
      ...Object.values(TYPED),
      "Geheimpass",
      "1991-03-14",
      user.name,
      ...Object.values(user.loginData.providerData).filter((value) => value.length > 4),
      ...visitor.cookies.values(),
    ];
    for (const value of personal) expect([value, text.includes(value)]).toEqual([value, false]);
  });

  it("are JSON lines with messages of the catalogue only", async () => {
    // The platform's own line for a step that ended in an error carries the error's type in place of a time.
    const line = z.union([
      z.object({ time: z.string(), level: z.string(), message: z.string() }),
      z.object({ errorType: z.string() }).transform(() => ({ message: "step-failed" })),
      // The gateway's line of a call.
      accessLineSchema.transform(() => ({ message: "request-completed" })),
    ]);
    // The commands of operators have a log of their own, with one message.
    const known: readonly string[] = [...Object.keys(LOG_MESSAGES), "operator-looked"];
    const lines = (await logText()).split("\n").filter((text) => text.trim() !== "");
    expect(lines.length).toBeGreaterThan(20);
    for (const text of lines) expect(known).toContain(line.parse(JSON.parse(text)).message);
  });
});
