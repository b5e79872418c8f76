import { expect, it } from "vitest";
import { createFaults, type Fault, throughFault } from "./createFaults.ts";

it("what a fault holds back is answered as soon as another one is ordered", async () => {
  const faults = createFaults<Fault & { readonly delayMilliseconds: number }>();
  faults.set({ kind: "slow", delayMilliseconds: 3_600_000 });
  const held = throughFault(
    faults.take(() => true),
    () => ({ status: 200 }),
  );
  faults.set({ kind: "none", delayMilliseconds: 1 });
  expect(await held).toEqual({ status: 200 });
});
