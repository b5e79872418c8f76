import { describe, expect, it } from "vitest";
import particularsFile from "#forms/definitions/recognition.particulars.json" with { type: "json" };
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { aStartedProcess } from "#test/fixtures/aProcess.ts";
import { formContext } from "./formContext.ts";
import { formParticularsSchema } from "../forms/FormParticulars.ts";

const particulars = formParticularsSchema.parse(particularsFile);
const { directory } = memoryPorts();

async function contextOf(
  code: string,
  { professionId, ars = "053150000000" }: { readonly professionId?: string; readonly ars?: string } = {},
) {
  const profession = directory.profession(code, professionId);
  if (profession === undefined) throw new Error("unknown profession");
  const location = { ars, place: "", postalCode: "" };
  const { metadata } = await aStartedProcess(memoryPorts());
  return formContext({
    metadata: { ...metadata, leiKaId: code },
    profession,
    location,
    placeAsked: false,
    providerId: "sk",
    particulars,
  });
}

describe("what the portal knows before the first question", () => {
  it("asks health professions about health, teachers about convictions, lawyers about those only, trades about nothing", async () => {
    expect(await contextOf("99150002001003")).toMatchObject({ suitability: "health", trade: "no" });
    expect(await contextOf("99150007016001")).toMatchObject({ suitability: "education" });
    expect(await contextOf("99150003037005")).toMatchObject({ suitability: "conviction" });
    expect(await contextOf("99150003037002")).toMatchObject({ suitability: "none", trade: "yes" });
  });

  it("offers automatic recognition only to people trained in Europe, and only where it exists", async () => {
    const physician = await contextOf("99150002001003");
    expect(physician["proceduresEurope"]).toContain("automatic");
    expect(physician["proceduresThird"]).not.toContain("automatic");
    expect((await contextOf("99150001001029"))["proceduresEurope"]).not.toContain("automatic");
  });

  it("derives the origin from the code and the trade from the profession", async () => {
    expect(await contextOf("99150001001010")).toMatchObject({ origin: "THIRD_COUNTRY" });
    expect(await contextOf("99150003037002", { professionId: "hwo-a-25-elektrotechniker" })).toMatchObject({
      professionId: "hwo-a-25-elektrotechniker",
    });
  });

  it("knows what the state wants of certificates: North Rhine-Westphalia by post, Hesse not, Bavaria plain ones", async () => {
    const copiesAt = async (ars: string) => (await contextOf("99150001001010", { ars }))["copies"];
    expect(await Promise.all(["053150000000", "064120000000", "091620000000"].map(copiesAt))).toEqual([
      "certifiedByPost",
      "certified",
      "plain",
    ]);
  });

  it("has particulars for every group of professions", () => {
    const groups = new Set(directory.professions().map(({ group }) => group));
    expect([...groups].filter((group) => particulars.groups[group] === undefined)).toEqual([]);
  });
});
