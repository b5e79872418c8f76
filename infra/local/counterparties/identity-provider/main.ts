import { counterpartySettings } from "../process/counterpartySettings.ts";
import { runCounterparty } from "../process/runCounterparty.ts";
import { createGlobalClock } from "./createGlobalClock.ts";
import { identityProviderFault, openIdentityProvider } from "./openIdentityProvider.ts";

await runCounterparty({
  settings: counterpartySettings,
  fault: identityProviderFault,
  // Browsers resolve localhost to either; on another site than the portal, as identity providers are.
  hosts: ["127.0.0.1", "::1"],
  clock: createGlobalClock(),
  open: openIdentityProvider,
});
