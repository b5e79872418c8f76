import { expect, inject, it } from "vitest";
import { z } from "zod";
import { FIXED_CENTS, FIXED_FEE } from "#test/fixtures/feeServices.ts";
import { filledIn } from "./filledIn.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
/** A service of the demo state with a fee that depends on the number of qualifications. */
const BY_ANSWERS = "99150001001018";

const processSchema = z.object({
  version: z.number(),
  status: z.string(),
  feeDue: z.number().nullable().optional(),
  metadata: z.object({ feeType: z.string(), fee: z.object({ legalBasis: z.object({ en: z.string() }) }) }),
});
type Application = z.infer<typeof processSchema>;

it("An application has its fee when the answers are confirmed, until one of them changes", async () => {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const confirmed = async (leiKaId: string): Promise<Application & { readonly path: string }> => {
    const path = `/api/processes/${await filledIn(visitor, { leiKaId })}`;
    expect(processSchema.parse((await visitor.get(path)).body)).not.toHaveProperty("feeDue");
    const { body } = await visitor.call({ method: "PUT", path: `${path}/complete` });
    return { ...processSchema.parse(body), path };
  };
  expect(await confirmed(FIXED_FEE)).toMatchObject({
    status: "COMPLETED",
    feeDue: FIXED_CENTS,
    metadata: { feeType: "FIXED" },
  });

  const { path, version, ...byAnswers } = await confirmed(BY_ANSWERS);
  expect(byAnswers).toMatchObject({ feeDue: 5000, metadata: { feeType: "VARIABLE_BY_FORM" } });
  const changes = [{ path: "placeOfBirth", value: "Sfax" }];
  await visitor.call({ method: "PATCH", path: `${path}/form-data`, body: { version, changes } });
  const changed = processSchema.parse((await visitor.get(path)).body);
  expect([changed.status, changed.feeDue]).toEqual(["EDITING", undefined]);
});
