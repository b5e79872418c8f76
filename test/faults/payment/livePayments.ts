import fc from "fast-check";
import { calm } from "./paymentActions.ts";
import { expectInOrder, expectNothingLost } from "./expectNothingLost.ts";
import { paymentCommands } from "./paymentCommands.ts";
import { openPaymentScenario, type PaymentScenario } from "./PaymentScenario.ts";
import type { PlayedProvider } from "./PlayedProvider.ts";

/** Lets everything that is still open come to its end, and looks for lost money. */
export async function endOfPayment(scenario: PaymentScenario): Promise<void> {
  await calm(scenario);
  await expectInOrder(scenario);
  await expectNothingLost(scenario);
}

/** Lets so many payments live through whatever may happen; `FUZZ_RUNS` takes more. */
export async function livePayments(
  played: () => PlayedProvider,
  { runs, maxCommands }: { readonly runs: number; readonly maxCommands: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(paymentCommands(maxCommands), fc.boolean(), async (commands, maySkip) => {
      const scenario = await openPaymentScenario(played(), maySkip);
      await fc.asyncModelRun(() => ({ model: { pages: 0, begun: false }, real: scenario }), commands);
      await endOfPayment(scenario);
    }),
    { numRuns: Number(process.env["FUZZ_RUNS"] ?? runs) },
  );
}
