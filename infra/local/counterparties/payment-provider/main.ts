import { runCounterparty } from "../process/runCounterparty.ts";
import { openPaymentProvider } from "./openPaymentProvider.ts";
import { paymentFault } from "./paymentFault.ts";
import { paymentProviderSettings } from "./paymentProviderSettings.ts";

await runCounterparty({
  settings: paymentProviderSettings,
  fault: paymentFault,
  hosts: ["127.0.0.1", "::1"],
  open: openPaymentProvider,
});
