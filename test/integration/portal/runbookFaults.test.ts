import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, inject } from "vitest";
import { z } from "zod";
import { damagedItem, UNKNOWN_STATUS } from "./damagedItem.ts";
import { filledIn } from "./filledIn.ts";
import { listenForAlarms } from "./listenForAlarms.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { runOperator } from "./runOperator.ts";
import { type Answer, problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const FORMS = path.join(import.meta.dirname, "../../../functions/forms/definitions");
/** A service of the demo state whose fee the form computes. */
const FEE_BY_FORM = "99150001001018";
/** Functions ask once a minute which version is active. */
const A_MINUTE = 61;
const formSchema = z.looseObject({ properties: z.looseObject({ fee: z.string() }) });

afterAll(async () => {
  await runOperator(["forms", "activate", "recognition", "bundled"]);
  await advanceClock(A_MINUTE);
});

/** A form whose rule computes an amount that cannot be requested. */
function formWithoutFee(): string {
  const form = formSchema.parse(JSON.parse(readFileSync(path.join(FORMS, "recognition.json"), "utf8")));
  const file = path.join(mkdtempSync(path.join(tmpdir(), "form-")), "recognition.json");
  const properties = { ...form.properties, fee: "value = 0 - data.q.length" };
  writeFileSync(file, JSON.stringify({ ...form, properties }));
  return file;
}

describe("what the runbook says of faults of our own", () => {
  onEmbedded.clock("fee-not-computable: the version before helps those who begin now", async () => {
    const words = ["forms", "import", formWithoutFee(), "--id", "recognition", "--activate"];
    const particulars = path.join(FORMS, "recognition.particulars.json");
    const imported = await runOperator([...words, "--particulars", particulars]);
    const version = /Imported \S+ ([0-9a-f]{12})/.exec(imported.output)?.[1];
    expect(imported.code, version).toBe(0);
    await advanceClock(A_MINUTE);
    const visitor = new Visitor(url);
    await visitor.startAnonymously();
    const confirmed = async (): Promise<Answer> => {
      const processId = await filledIn(visitor, { leiKaId: FEE_BY_FORM });
      return visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
    };
    const alarmState = await listenForAlarms();
    expect(problemOf(await confirmed())).toBe("fee-not-computable");
    const { rings, lines } = alarmState("fee-not-computable");
    expect(rings).toBe(true);
    expect(lines[0]).toMatchObject({ fmsFormId: "recognition", formVersion: version });

    const listed = await runOperator(["forms", "versions", "recognition"]);
    expect(listed.output).toMatch(new RegExp(`${String(version)}.* active`));
    expect((await runOperator(["forms", "activate", "recognition", "bundled"])).code).toBe(0);
    await advanceClock(A_MINUTE);
    const after = await listenForAlarms();
    expect((await confirmed()).body).toMatchObject({ status: "COMPLETED", feeDue: 5000 });
    expect(after("fee-not-computable").rings).toBe(false);
  });

  onEmbedded.clock(
    "request-crashed: error and place are logged, and nothing of what people wrote",
    async () => {
      const visitor = new Visitor(url);
      await visitor.startAnonymously();
      const processId = await filledIn(visitor);
      const alarmState = await listenForAlarms();
      const mend = await damagedItem("Processes", processId);
      try {
        const crashed = await visitor.get(`/api/processes/${processId}`);
        expect([crashed.status, problemOf(crashed)]).toEqual([500, "unexpected"]);
      } finally {
        await mend();
      }
      const { rings, lines } = alarmState("request-crashed");
      expect(rings).toBe(true);
      expect(lines[0]).toMatchObject({ group: "process", error: "ZodError" });
      expect(JSON.stringify(lines[0])).toMatch(/"at":"at /);
      expect(JSON.stringify(lines)).not.toContain(UNKNOWN_STATUS);

      const after = await listenForAlarms();
      expect((await visitor.get(`/api/processes/${processId}`)).status).toBe(200);
      expect(after("request-crashed").rings).toBe(false);
    },
  );
});
