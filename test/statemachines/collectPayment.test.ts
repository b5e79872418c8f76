import { StateMachine } from "aws-local-stepfunctions";
import { describe, expect, it } from "vitest";
import { impatientMachine } from "../fixtures/impatientMachine.ts";

interface Failing {
  readonly state: string;
  readonly times: number;
}

/** Runs the machine; `failing` names the task that fails, and how often. */
async function run(waits: "yes" | "no", failing?: Failing) {
  const calls: string[] = [];
  let failures = 0;
  const inputs: unknown[] = [];
  const task = (state: string) => (input: unknown) => {
    calls.push(state);
    inputs.push(input);
    if (state === failing?.state && failures < failing.times) {
      failures += 1;
      return Promise.reject(Object.assign(new Error("ordered to fail"), { name: "States.Timeout" }));
    }
    return Promise.resolve(null);
  };
  const execution = new StateMachine(impatientMachine("collect-payment"), {
    validationOptions: { checkArn: false },
  }).run(
    { processId: "p", waits },
    {
      overrides: {
        taskResourceLocalHandlers: {
          WAIT_FOR_RETURN: task("WAIT_FOR_RETURN"),
          VERIFY_PAYMENT: task("VERIFY_PAYMENT"),
        },
        retryIntervalOverrides: { VERIFY_PAYMENT: 0 },
      },
      context: { Task: { Token: "token-1" } },
    },
  );
  const ended = await execution.result.then(
    () => "succeeded",
    () => "failed",
  );
  return { calls, inputs, ended };
}

describe("collecting a payment", () => {
  it("waits for the return under a token, then asks the payment service", async () => {
    const { calls, inputs, ended } = await run("yes");
    expect([calls, ended]).toEqual([["WAIT_FOR_RETURN", "VERIFY_PAYMENT"], "succeeded"]);
    expect(inputs[0]).toMatchObject({ Payload: { processId: "p", taskToken: "token-1" } });
    expect(inputs[1]).toMatchObject({ processId: "p" });
  });

  it("asks at once where no return is expected", async () => {
    expect(await run("no")).toMatchObject({ calls: ["VERIFY_PAYMENT"], ended: "succeeded" });
  });

  it("asks all the same when the person does not return in time, or the waiting itself fails", async () => {
    const { calls, inputs, ended } = await run("yes", { state: "WAIT_FOR_RETURN", times: 1 });
    expect([calls, ended]).toEqual([["WAIT_FOR_RETURN", "VERIFY_PAYMENT"], "succeeded"]);
    expect(inputs[1]).toMatchObject({ processId: "p" });
  });

  it("asks up to four times", async () => {
    const { calls, ended } = await run("no", { state: "VERIFY_PAYMENT", times: 3 });
    expect([calls.length, ended]).toEqual([4, "succeeded"]);
  });

  it("leaves to the sweep what could not be asked, without a failed execution", async () => {
    const { calls, ended } = await run("no", { state: "VERIFY_PAYMENT", times: 9 });
    expect([calls.length, ended]).toEqual([4, "succeeded"]);
  });
});
