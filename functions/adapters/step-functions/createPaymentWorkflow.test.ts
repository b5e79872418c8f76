import { InvalidToken, SFNClient, TaskDoesNotExist, TaskTimedOut } from "@aws-sdk/client-sfn";
import { describe, expect, it } from "vitest";
import { createPaymentWorkflow } from "./createWorkflows.ts";

/** Wakes a waiting where the service answers with this error. */
function wakeAnswered(error: Error): Promise<void> {
  const client = new SFNClient({ region: "eu-central-1" });
  client.middlewareStack.add(() => () => Promise.reject(error));
  return createPaymentWorkflow({ client, stateMachineArn: "arn:machine" }).wake("token");
}

describe("waking the waiting for a payment", () => {
  it.each([TaskTimedOut, TaskDoesNotExist, InvalidToken])(
    "succeeds where no execution waits any more (%o)",
    async (Kind) => {
      await expect(wakeAnswered(new Kind({ message: "", $metadata: {} }))).resolves.toBeUndefined();
    },
  );

  it("fails where the service does", async () => {
    await expect(wakeAnswered(new Error("out of order"))).rejects.toThrow("out of order");
  });
});
