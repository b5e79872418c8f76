import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, inject, it } from "vitest";
import { z } from "zod";
import { answersByPath } from "#test/fixtures/answersByPath.ts";
import { filledIn } from "./filledIn.ts";
import { runAuthority } from "./runAuthority.ts";
import { externalIdOf, sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

/** Its authority takes a schema of its own (infra/states/demo/settings.json). */
const HAMBURG = { ars: "020000000000", place: "Hamburg", postalCode: "20095" };
const SCHEMA = path.join(import.meta.dirname, "../../../infra/states/demo/maps/antrag-1/schema.json");

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

it("An authority with a schema of its own gets a whole application by it", async () => {
  const visitor = new Visitor(inject("portalUrl"));
  await visitor.signIn({ user: "leyla", password: "leyla-geheim" });
  const processId = await filledIn(visitor, { place: HAMBURG });
  expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
  const fetched = await runAuthority(["fetch", await externalIdOf(visitor, processId), "--json"]);
  const { files } = z.object({ files: z.array(z.string()) }).parse(JSON.parse(fetched.output));
  const [metadata = "", data = ""] = files;
  const schema = z.looseObject({ $id: z.string() }).parse(readJson(SCHEMA));
  expect(readJson(metadata)).toMatchObject({
    contentStructure: { data: { submissionSchema: { schemaUri: schema.$id } } },
  });
  const validate = new Ajv2020({ validateFormats: false }).compile(schema);
  expect(validate(readJson(data)) || validate.errors).toBe(true);
  expect(readJson(data)).toMatchObject({
    ort: { ars: HAMBURG.ars, name: "Hamburg" },
    person: {
      familienname: answersByPath["familyName"],
      staatsangehoerigkeiten: answersByPath["citizenships"],
    },
    unterlagen: [{ datei: "Nachweis.pdf" }, {}],
  });
});
