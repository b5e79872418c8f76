import { describe, expect, it } from "vitest";
import particularsFile from "#forms/definitions/recognition.particulars.json" with { type: "json" };
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { aStartedProcess } from "#test/fixtures/aProcess.ts";
import { formContext } from "./formContext.ts";
import { formParticularsSchema } from "../forms/FormParticulars.ts";

const particulars = formParticularsSchema.parse(particularsFile);
const { directory } = memoryPorts();

async function contextOf(code: string, professionId?: string) {
  const profession = directory.profession(code, professionId);
  const location = directory.location("053150000000");
  if (profession === undefined || location === undefined) throw new Error("unknown profession or place");
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
    expect(await contextOf("99150001001010")).toMatchObject({ origin: "THIRD_COUNTRY", copies: "certified" });
    expect(await contextOf("99150003037002", "hwo-a-25-elektrotechniker")).toMatchObject({
      professionId: "hwo-a-25-elektrotechniker",
    });
  });

  it("has particulars for every group of professions", () => {
    const groups = new Set(directory.professions().map(({ group }) => group));
    expect([...groups].filter((group) => particulars.groups[group] === undefined)).toEqual([]);
  });
});
