import { beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { filledIn } from "./filledIn.ts";
import { nextDeliveryCheck, setFault, until } from "./portalUnderTest.ts";
import { runAuthority } from "./runAuthority.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { externalIdOf, sent, submissionOf } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const AMINA = { user: "amina", password: "amina-geheim" };
const listedSchema = z.array(
  z.object({ processId: z.string(), status: z.string(), cause: z.string().nullable() }),
);

beforeEach(() => setFault({ counterparty: "fit-connect", kind: "none" }));

async function begun(): Promise<{ readonly visitor: Visitor; readonly processId: string }> {
  const visitor = new Visitor(url);
  expect((await visitor.signIn(AMINA)).status).toBe(303);
  return { visitor, processId: await filledIn(visitor) };
}

describe("the operator of a running portal", () => {
  it("is refused to activate a form that is not stored", async () => {
    const answer = await runOperator(["forms", "activate", "recognition", "0".repeat(12)]);
    expect(answer).toEqual({
      code: 1,
      output: `There is no version ${"0".repeat(12)} of recognition: operator forms versions recognition lists them.\n`,
    });
  });

  it("finds an application that failed with its cause, sends it again, and it arrives", async () => {
    const { visitor, processId } = await begun();
    await setFault({ counterparty: "fit-connect", kind: "reject-finalize" });
    expect((await sent(visitor, processId)).status).toBe("SUBMIT_FAILURE");
    const failed = await runOperator(["list", "--failed", "--json", ...BECAUSE]);
    const found = listedSchema.parse(JSON.parse(failed.output)).find((one) => one.processId === processId);
    expect(found).toMatchObject({ status: "SUBMIT_FAILURE", cause: "authority-refused" });
    expect((await runOperator(["prove", processId, ...BECAUSE])).output).toContain(
      "no transport has accepted it",
    );

    await setFault({ counterparty: "fit-connect", kind: "none" });
    const again = await runOperator(["resend", processId, ...BECAUSE]);
    expect([again.code, again.output]).toEqual([0, `${processId} is sent again, attempt 2.\n`]);
    await until(async () =>
      (await submissionOf(visitor, processId))?.status === "submitted" ? true : undefined,
    );
    const twice = await runOperator(["resend", processId, ...BECAUSE]);
    expect([twice.code, twice.output]).toEqual([1, expect.stringContaining("has not failed")]);
    expect((await runOperator(["list", "--failed", ...BECAUSE])).output).not.toContain(processId);
  });

  it("sees where an application is, and can prove it as soon as the authority has confirmed it", async () => {
    const { visitor, processId } = await begun();
    expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
    const shown = await runOperator(["show", processId, ...BECAUSE]);
    expect([shown.code, shown.output]).toEqual([0, expect.stringContaining("status: SUBMITTED")]);
    expect(shown.output).not.toMatch(/Amina|Reisepass|\.pdf/);
    const handedOver = await runOperator(["prove", processId, ...BECAUSE]);
    expect(handedOver.code).toBe(1);
    expect(handedOver.output).toMatch(/^accepted: .+Z$/m);

    const externalId = await externalIdOf(visitor, processId);
    expect((await runAuthority(["accept", externalId])).code).toBe(0);
    await nextDeliveryCheck();
    const proved = await until(async () => {
      const answer = await runOperator(["prove", processId, ...BECAUSE]);
      return answer.code === 0 ? answer.output : undefined;
    });
    expect(proved).toContain(`FIT_CONNECT: ${externalId}`);
    expect(proved).toMatch(/^delivered: .+Z$/m);
    expect(proved).toMatch(/^seal: valid, \S/m);
    expect(proved).toMatch(/^signed statements of the transport: [1-9]/m);
    expect(proved).not.toContain(".pdf");
    expect((await runOperator(["list", "--stuck", ...BECAUSE])).output).not.toContain(processId);
  });
});
