import { describe, expect, it, vi } from "vitest";
import { list, resend, show } from "./applications.ts";
import { prove } from "./prove.ts";

const ARN = "arn:aws:states:eu-central-1:000000000000:stateMachine:submit";
const BECAUSE = ["--reason", "ticket 4711 of the help desk"];

describe("operator list, show, resend and prove", () => {
  it.each([
    [list, ["ID", ...BECAUSE]],
    [list, ["--status", "LOST", ...BECAUSE]],
    [list, ["--tables", "one,two", ...BECAUSE]],
    [list, ["--tables", "one,two", "--state-machine", ARN, "--log-group", "NAME", ...BECAUSE]],
    [list, ["--state-machine", ARN, ...BECAUSE]],
    [show, BECAUSE],
    [show, ["ID", ...BECAUSE, "--stuck"]],
    [show, ["ID", ...BECAUSE, "--tables", "one,two", "--state-machine", ARN]],
    [resend, BECAUSE],
    [resend, ["ID", "other", ...BECAUSE]],
    [resend, ["ID", ...BECAUSE, "--force"]],
    [prove, BECAUSE],
    [prove, ["ID", ...BECAUSE, "--failed"]],
  ])("say how they are used (%#)", async (command, words) => {
    const answer = await command(words);
    expect([answer.exitCode, answer.out]).toEqual([2, ""]);
    expect(answer.err).toContain("operator resend ID");
  });

  it("say when no portal runs on this machine", async () => {
    vi.stubEnv("PORT", "1");
    const one = ["ID", ...BECAUSE];
    for (const answer of [await list(BECAUSE), await show(one), await resend(one), await prove(one)]) {
      expect(answer.exitCode).toBe(2);
      expect(answer.err).toContain("No portal answers at http://127.0.0.1:1");
    }
  });
});
