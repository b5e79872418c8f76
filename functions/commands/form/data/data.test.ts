import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fimFile } from "#test/fixtures/fim/fimFile.ts";
import { fim } from "../fim/fim.ts";
import { data } from "./data.ts";

const factsSchema = z.object({
  title: z.string(),
  data: z.array(
    z.object({
      path: z.string(),
      question: z.string(),
      required: z.string(),
      fim: z.string().optional(),
      neededFor: z.string().optional(),
      special: z.string().optional(),
      keptAs: z.string(),
    }),
  ),
});

async function factsOf(form: string) {
  return factsSchema.parse(JSON.parse((await data([form, "--json"])).out));
}

describe("what the recognition form gathers", () => {
  it("has every question with who needs the answer, and how long it is kept", async () => {
    const { title, data: gathered } = await factsOf("recognition");
    expect(title).toBe("Antrag auf Anerkennung");
    const asked = gathered.filter(
      ({ required, path: at }) => required !== "portal" && !/(?:Later|Unavailable)$/.test(at),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter(({ neededFor }) => neededFor === undefined)).toEqual([]);
    expect(gathered.find(({ path: at }) => at === "doc.identity")).toMatchObject({ keptAs: "uploads" });
    expect(gathered.find(({ path: at }) => at === "birthdate")).toMatchObject({ keptAs: "draft" });
  });

  it("names the data on health, criminal offences and origin", async () => {
    const { data: gathered } = await factsOf("recognition");
    const special = gathered.flatMap(({ path: at, special: category }) =>
      category === undefined ? [] : [`${at} ${category}`],
    );
    expect(special).toEqual([
      "isEthnicGermanResettler ethnicOrigin",
      "criminalConviction criminalRecord",
      "sanctionDetails criminalRecord",
      "doc.criminalRecordHome criminalRecord",
      "doc.medical health",
    ]);
  });

  it("is a table in both languages, with the periods of the portal below it", async () => {
    const german = await data(["recognition"]);
    expect(german).toMatchObject({ exitCode: 0, err: "" });
    expect(german.out).toContain("# Antrag auf Anerkennung\n");
    expect(german.out).toMatch(
      /› Ärztliche Bescheinigung \| Datei \| ja, wenn gefragt \| {2}\| [^|]+ \| Gesundheit \(Art\. 9 DSGVO\) \| 24 Stunden \|/,
    );
    expect(german.out).toContain("| Fertige Dokumente zum Herunterladen; seit dem Absenden | 10 Minuten |");
    const english = await data(["recognition", "--lang", "en"]);
    expect(english.out).toContain("› Medical certificate | file | yes, where asked |");
    expect(english.out).toContain(
      "| Copies of drafts; since the deletion, from then on unreadable | 1 day |",
    );
  });
});

describe("what another form gathers", () => {
  it("names FIM fields, laws and code lists where the form has them", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "data-"));
    await fim([fimFile("workPermit.xml"), "--out", folder, "--codelists", fimFile("code-lists")]);
    const { data: gathered } = await factsOf(path.join(folder, "definition.json"));
    expect(gathered).toContainEqual({
      path: "G99000001.F99000001",
      question: "Familienname",
      required: "always",
      fim: "F99000001:1.0",
      neededFor: "§ 82 AufenthG",
      keptAs: "draft",
    });
    expect(gathered.find(({ fim: id }) => id === "F99000010:1.0")?.question).toBe("Anschrift › Straße");
    const { out } = await data([path.join(folder, "definition.json")]);
    expect(out).toContain("| F99000013:1.0, urn:example:codeliste:staat_2026-01-01 |");
  });

  it("is read from LIP documents, too", async () => {
    const sample = path.join(import.meta.dirname, "../../../forms/lip/sample.json");
    expect((await factsOf(sample)).data.length).toBeGreaterThan(5);
  });

  it("is not told where there is no form", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "data-")), "none.json");
    writeFileSync(file, "[]");
    expect(await data([file])).toEqual({
      exitCode: 2,
      out: "",
      err: `${file}: This is no form that can be imported (form lint).\n`,
    });
    expect(await data(["nowhere"])).toMatchObject({ exitCode: 2 });
    expect(await data(["recognition", "--lang", "fr"])).toMatchObject({
      err: "form data NAME|FILE [--lang de|en] [--json]\n",
    });
  });
});
