import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { SUBMISSION_STATUSES } from "#domain/sending/SubmissionStatus.ts";
import { TRANSPORT_REPORT_COLUMNS } from "#usecases/operation/transportReports.ts";
import { filledIn } from "./filledIn.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const reportsSchema = z.array(
  z.strictObject(
    Object.fromEntries(TRANSPORT_REPORT_COLUMNS.map((column) => [column, z.string().nullable()])),
  ),
);

describe("operator transport-report export", () => {
  it("lists for every sent application how it was transported, and nothing about the person", async () => {
    const visitor = new Visitor(inject("portalUrl"));
    await signInBySaml(visitor, { providerId: "nkb", choose: { person: "sukarno" } });
    const processId = await filledIn(visitor);
    await sent(visitor, processId);

    const { code, output } = await runOperator(["transport-report", "export", "--json", ...BECAUSE]);
    const reports = reportsSchema.parse(JSON.parse(output));
    const report = reports.find((one) => one["processId"] === processId);
    expect([code, report?.["transport"]]).toEqual([0, "FIT_CONNECT"]);
    expect(report?.["externalId"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(SUBMISSION_STATUSES).toContain(report?.["status"]);
    expect(output.toLowerCase()).not.toContain("sukarno");

    const table = await runOperator(["transport-report", "export", ...BECAUSE]);
    expect(table.output.split("\r\n")[0]).toBe(TRANSPORT_REPORT_COLUMNS.join(","));
    expect(table.output).toContain(`"${processId}"`);

    const day = report?.["sentAt"]?.slice(0, 10) ?? "";
    const ofDay = await runOperator(["transport-report", "export", "--from", day, "--to", day, ...BECAUSE]);
    expect(ofDay.output).toContain(processId);
    const before = await runOperator(["transport-report", "export", "--to", "2020-12-31", ...BECAUSE]);
    expect([before.code, before.output.trim()]).toEqual([0, TRANSPORT_REPORT_COLUMNS.join(",")]);
    const wrong = await runOperator(["transport-report", "export", "--from", "yesterday", ...BECAUSE]);
    expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining("[--from DAY]")]);
  });
});
