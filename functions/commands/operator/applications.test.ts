import { describe, expect, it, vi } from "vitest";
import { list, resend, show } from "./applications.ts";
import { prove } from "./prove.ts";

const ARN = "arn:aws:states:eu-central-1:000000000000:stateMachine:submit";

describe("operator list, show, resend and prove", () => {
  it.each([
    [list, ["ID"]],
    [list, ["--status", "LOST"]],
    [list, ["--tables", "one,two"]],
    [list, ["--tables", "one", "--state-machine", ARN]],
    [list, ["--state-machine", ARN]],
    [show, []],
    [show, ["ID", "--stuck"]],
    [resend, []],
    [resend, ["ID", "other"]],
    [resend, ["ID", "--force"]],
    [prove, []],
    [prove, ["ID", "--failed"]],
  ])("say how they are used (%#)", async (command, words) => {
    const answer = await command(words);
    expect([answer.exitCode, answer.out]).toEqual([2, ""]);
    expect(answer.err).toContain("operator resend ID");
  });

  it("say when no portal runs on this machine", async () => {
    vi.stubEnv("PORT", "1");
    for (const answer of [await list([]), await show(["ID"]), await resend(["ID"]), await prove(["ID"])]) {
      expect(answer.exitCode).toBe(2);
      expect(answer.err).toContain("No portal answers at http://127.0.0.1:1");
    }
  });
});
