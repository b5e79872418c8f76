import path from "node:path";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { appearances } from "./renderForm.ts";
import { lint } from "./lint.ts";

function fileWith(content: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "definition-")), "form.json");
  writeFileSync(file, content);
  return file;
}

const TEXT = { type: "textfield", key: "name", label: "1", input: true };
const GOOD = JSON.stringify({ _id: "f", title: "1", components: [TEXT], i18n: { en: {} } });
const SHOWN = { show: true, when: "name", eq: "x" };
const CONDITIONAL = JSON.stringify({
  _id: "f",
  title: "1",
  components: [TEXT, { ...TEXT, key: "more", label: "2", conditional: SHOWN }],
  i18n: { en: {} },
});

describe("form lint", () => {
  it("ends well for a definition that would be imported", async () => {
    const file = fileWith(GOOD);
    expect(await lint([file])).toEqual({ exitCode: 0, out: `${file}: 0 errors, 0 warnings\n`, err: "" });
  });

  it("ends with 1 when one of several would be refused, and names the place", async () => {
    const bad = fileWith(GOOD.replace('"textfield"', '"resource"'));
    const { exitCode, out } = await lint([fileWith(GOOD), bad, fileWith("no json")]);
    expect(exitCode).toBe(1);
    expect(out).toContain("error   name, components[0].type: A resource needs a Form.io server.");
    expect(out).toContain("The file is not JSON.");
  });

  it("looks over LIP documents by the same rules, and says where in the document", async () => {
    const label = { de: "Name", en: "Name" };
    const field = { id: "name", kind: "number", label, min: 2, max: 1 };
    const lip = { lip: 1, id: "f", title: label, pages: [{ id: "p", title: label, fields: [field] }] };
    const { exitCode, out } = await lint([fileWith(JSON.stringify(lip))]);
    expect(exitCode).toBe(1);
    expect(out).toMatch(/error {3}name, pages\[0\]\.fields\[0\]: .*\(contradictions\)/);
    expect((await lint([fileWith(JSON.stringify({ ...lip, lip: "1" }))])).out).toContain(
      "In this LIP document: ",
    );
  });

  it("reads foreign types as known ones, or as a table of the author says", async () => {
    const foreign = fileWith(GOOD.replace('"textfield"', '"simpletextfield"'));
    expect((await lint([foreign])).exitCode).toBe(1);
    const { exitCode, out } = await lint([foreign, "--types", "known"]);
    expect([exitCode, out.includes("The type simpletextfield is read as textfield (1).")]).toEqual([0, true]);
    const odd = fileWith(GOOD.replace('"textfield"', '"odd"'));
    expect((await lint([odd, "--types", fileWith('{ "odd": "textarea" }')])).exitCode).toBe(0);
    expect((await lint([odd, "--types", fileWith('{ "odd": 7 }')])).err).toContain("is no table of types");
  });

  it("explains every problem in the language that is asked for", async () => {
    const file = fileWith(GOOD.replace('"textfield"', '"resource"'));
    const { exitCode, out } = await lint([file, "--lang", "de"]);
    expect(exitCode).toBe(1);
    expect(out).toContain(
      "1. Fehler: Der Typ „resource“ braucht einen Form.io-Server. Nehmen Sie ein select mit values.",
    );
    expect(out).toContain("   Wo: name, components[0].type\n   Warum: ");
    expect((await lint([file, "--lang", "en"])).out).toContain(
      "1. Error: A resource needs a Form.io server.",
    );
  });

  it("answers as JSON", async () => {
    const file = fileWith(CONDITIONAL);
    const { out } = await lint(["--json", file]);
    expect(JSON.parse(out)).toEqual([{ file, findings: [] }]);
  });

  it("says when a file cannot be read, or none is named", async () => {
    const { exitCode, out } = await lint(["--json", "/nowhere/form.json"]);
    expect(exitCode).toBe(2);
    expect(JSON.parse(out)).toMatchObject([{ findings: [{ rule: "file", severity: "error" }] }]);
    for (const words of [[], ["--jsn", fileWith(GOOD)], ["--lang", "fr", fileWith(GOOD)], ["-h"]])
      expect(await lint(words)).toEqual({
        exitCode: 2,
        out: "",
        err: "form lint FILE… [--json] [--lang de|en] [--types known|FILE]\n",
      });
  });

  it("takes files of editors on Windows, and says when letters are not written in UTF-8", async () => {
    const windows = fileWith(`\ufeff${GOOD.replaceAll(",", ",\r\n")}\r\n`);
    expect(await lint([windows])).toMatchObject({ exitCode: 0 });
    const latin = fileWith("");
    writeFileSync(latin, Buffer.from(GOOD.replace('"1"', '"Grüße"'), "latin1"));
    const { exitCode, out } = await lint([latin]);
    expect([exitCode, out]).toEqual([2, expect.stringContaining("The file is not written in UTF-8.")]);
    expect((await lint([fileWith(" ")])).out).toContain("1 error, 0 warnings\n  error   The file is empty.");
  });

  it("says with which answers a field appears", async () => {
    expect(await appearances([fileWith(CONDITIONAL)])).toEqual({
      exitCode: 0,
      out: 'more: {"name":"x"}\n',
      err: "",
    });
    expect((await appearances([fileWith(GOOD)])).out).toBe(
      "Nothing depends on answers: all of it is always shown.\n",
    );
    expect(await appearances([])).toMatchObject({ exitCode: 2 });
    const refused = fileWith(GOOD.replace('"textfield"', '"resource"'));
    expect((await appearances([refused])).err).toMatch(/^name: type: A resource needs a Form.io server\./);
  });
});
