import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv/dist/2020.js";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { extractText } from "#adapters/pdf/extractText.fixture.ts";
import { filledIn } from "./filledIn.ts";
import { until } from "./portalUnderTest.ts";
import { runAuthority } from "./runAuthority.ts";
import { externalIdOf } from "./sentApplication.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl").replace(/\/$/, "");
const fileSchema = z.object({ fileName: z.string(), url: z.url() });
const filesSchema = z.object({ files: z.array(fileSchema), archive: fileSchema.nullable() });

async function bytesOf(link: string): Promise<Uint8Array> {
  const answer = await fetch(link);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

async function publishedSchema(name: string) {
  const answer = await fetch(`${url}/schemas/${name}.json`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  const schema = z.looseObject({ $id: z.string() }).parse(await answer.json());
  expect(schema.$id).toMatch(new RegExp(`/schemas/${name}\\.json$`));
  return new Ajv.default({ validateFormats: false }).compile(schema);
}

describe("the documents of an application that is sent in English", () => {
  it("are, in addition to the German ones, an English copy and a ZIP file; machines get data by the published schema", async () => {
    const visitor = new Visitor(url);
    await visitor.signIn({ user: "leyla", password: "leyla-geheim" });
    const processId = await filledIn(visitor);

    const draft = await visitor.get(`/api/processes/${processId}/draft-pdf?locale=en`);
    const entered = fileSchema.parse(draft.body);
    expect(entered.fileName).toBe("What you entered (not sent).pdf");
    expect(extractText(await bytesOf(entered.url)).replace(/\s+/g, " ")).toContain(
      "Not sent: Application for recognition as",
    );

    await visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
    await visitor.call({ method: "POST", path: `/api/processes/${processId}/submit?locale=en` });
    await until(async () => {
      const { body } = await visitor.get(`/api/processes/${processId}/progress`);
      return z.object({ progress: z.literal("SUBMISSION_COMPLETED") }).safeParse(body).data;
    });
    const late = await visitor.get(`/api/processes/${processId}/draft-pdf?locale=en`);
    expect([late.status, problemOf(late)]).toEqual([409, "status-conflict"]);

    const filesOf = async (kind: string) =>
      filesSchema.parse((await visitor.get(`/api/processes/${processId}/files/${kind}`)).body);
    const forms = await filesOf("form");
    expect([forms.files.map(({ fileName }) => fileName), forms.archive]).toEqual([
      ["Antrag.pdf", "Application (English copy).pdf"],
      null,
    ]);
    const copy = extractText(await bytesOf(forms.files[1]?.url ?? "")).replace(/\s+/g, " ");
    expect(copy).toContain("This is a translation for your own records");
    const { files, archive } = await filesOf("attachment");
    expect(archive?.fileName).toMatch(/^Anlagen-\w{12}\.zip$/);
    const zip = Buffer.from(await bytesOf(archive?.url ?? ""));
    expect(zip.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    for (const { fileName, url: link } of files) {
      expect(zip.includes(fileName)).toBe(true);
      expect(zip.includes(Buffer.from(await bytesOf(link)))).toBe(true);
    }

    const externalId = await externalIdOf(visitor, processId);
    const fetched = await runAuthority(["fetch", externalId, "--json"]);
    const { files: paths } = z.object({ files: z.array(z.string()) }).parse(JSON.parse(fetched.output));
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(paths.find((file) => path.basename(file) === name) ?? name, "utf8"));
    await publishedSchema("application-v1");
    const validate = await publishedSchema("application-v2");
    const data = read("data.json");
    expect(validate(data) || validate.errors).toBe(true);
    const { $schema } = z.object({ $schema: z.url() }).parse(data);
    expect(read("metadata.json")).toMatchObject({
      contentStructure: {
        data: { submissionSchema: { schemaUri: $schema, mimeType: "application/json" } },
      },
    });
    await publishedSchema("receipt-v1");
  });
});
