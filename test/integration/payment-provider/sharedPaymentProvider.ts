import { afterAll, beforeAll, beforeEach } from "vitest";
import { startPaymentProvider, type RunningPaymentProvider } from "./startPaymentProvider.ts";

/** One for all tests of a file, without a fault at the beginning of each. */
export function sharedPaymentProvider(): () => RunningPaymentProvider {
  let running: RunningPaymentProvider | undefined;
  const shared = (): RunningPaymentProvider => {
    if (running === undefined) throw new Error("the payment provider runs while tests do");
    return running;
  };
  beforeAll(async () => {
    running = await startPaymentProvider();
  });
  beforeEach(() => shared().setFault({ kind: "none" }));
  afterAll(() => shared().stop());
  return shared;
}
