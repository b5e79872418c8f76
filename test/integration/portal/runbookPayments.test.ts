import { beforeEach, describe, expect, inject } from "vitest";
import { listenForAlarms } from "./listenForAlarms.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { Payer } from "./Payer.ts";
import { advanceClock, setFault } from "./portalUnderTest.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { problemOf } from "./Visitor.ts";
import { FIXED_CENTS } from "#test/fixtures/feeServices.ts";

const url = inject("portalUrl");
/** The longest pause between two looks at a payment, and a sweep. */
const LONGEST_PAUSE_SECONDS = 12 * 3600 + 5 * 60;
/** As often as the alarm's bound. */
const TRIES = 10;

const fault = (kind: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> =>
  setFault({ counterparty: "payment-provider", kind, ...more });

beforeEach(() => fault("none"));

describe("what the runbook says of payments", () => {
  onEmbedded.clock(
    "payment-mismatch: the entry is listed with its money, and gone when settled",
    async () => {
      const payer = await Payer.atPortal(url);
      const alarmState = await listenForAlarms();
      await payer.presses("pay-twice");
      expect((await payer.comesBack()).stage).toBe("paid");
      expect(alarmState("payment-mismatch")).toMatchObject({
        rings: true,
        lines: [{ processId: payer.processId, why: "taken-twice" }],
      });

      const { output } = await runOperator(["payments", "--mismatch", ...BECAUSE]);
      const entry = new RegExp(`^${payer.processId}/\\S+/taken-twice`, "m").exec(output)?.[0] ?? "";
      expect(output).toContain(`asked: ${String(FIXED_CENTS)} cents`);
      expect(output).toContain("reference");
      const settled = await runOperator(["payments", "--settle", entry, "--note", "Given back"]);
      expect([settled.code, settled.output]).toEqual([0, `${entry} is settled.\n`]);
      expect((await runOperator(["payments", "--mismatch", ...BECAUSE])).output).not.toContain(
        payer.processId,
      );
      await payer.expectArrival();
    },
  );

  onEmbedded.clock(
    "payment-check-failed: the service is named, and who has paid goes on by itself",
    async () => {
      const payer = await Payer.atPortal(url);
      await payer.presses("pay");
      await fault("unavailable");
      const alarmState = await listenForAlarms();
      const path = `/api/processes/${payer.processId}/payment/complete`;
      for (let tried = 0; tried < TRIES; tried += 1) {
        expect(problemOf(await payer.visitor.call({ method: "POST", path }))).toBe("payment-unavailable");
      }
      expect(alarmState("payment-check-failed")).toMatchObject({ rings: true });
      expect(alarmState("payment-check-failed").lines).toContainEqual(
        expect.objectContaining({ processId: payer.processId, kind: "payment-unavailable" }),
      );

      const checked = await runOperator(["check-settings"]);
      expect([checked.code, checked.output]).toEqual([
        1,
        expect.stringMatching(/^cannot be reached {2}Payment .*503$/m),
      ]);
      await fault("none");
      const after = await listenForAlarms();
      await advanceClock(LONGEST_PAUSE_SECONDS);
      await payer.expectArrival();
      expect(after("payment-check-failed").rings).toBe(false);
    },
  );

  onEmbedded.clock(
    "payment-address-differs: the foreign host is named, and no person is redirected to it",
    async () => {
      const payer = await Payer.atPortal(url);
      await fault("foreign-page");
      const alarmState = await listenForAlarms();
      expect(problemOf(await payer.start())).toBe("payment-refused");
      const { rings, lines } = alarmState("payment-address-differs");
      expect(rings).toBe(true);
      expect(lines[0]).toMatchObject({ of: "page", host: "pay.evil.example" });

      await fault("none");
      const after = await listenForAlarms();
      await payer.presses("pay");
      expect((await payer.comesBack()).stage).toBe("paid");
      await payer.expectArrival();
      expect(after("payment-address-differs").rings).toBe(false);
    },
  );
});
