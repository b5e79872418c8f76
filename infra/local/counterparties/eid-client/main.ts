import { runCounterparty } from "../process/runCounterparty.ts";
import { counterpartySettings } from "../process/counterpartySettings.ts";
import { eidClientFault, openEidClient } from "./openEidClient.ts";

await runCounterparty({
  settings: counterpartySettings,
  fault: eidClientFault,
  // The client is only ever reached by the device itself.
  hosts: ["127.0.0.1"],
  open: openEidClient,
});
