import { runCounterparty } from "../process/runCounterparty.ts";
import { openSamlProvider, samlProviderFault } from "./openSamlProvider.ts";
import { samlProviderSettings } from "./samlProviderSettings.ts";

await runCounterparty({
  settings: samlProviderSettings,
  fault: samlProviderFault,
  // Browsers resolve localhost to either; on another site than the portal, as identity providers are.
  hosts: ["127.0.0.1", "::1"],
  open: openSamlProvider,
});
