import { counterpartySettings } from "../process/counterpartySettings.ts";
import { runCounterparty } from "../process/runCounterparty.ts";
import { openXta } from "./openXta.ts";
import { xtaFault } from "./xtaFault.ts";

await runCounterparty({
  settings: counterpartySettings,
  fault: xtaFault,
  hosts: ["127.0.0.1"],
  open: openXta,
});
