import { runCounterparty } from "../process/runCounterparty.ts";
import { fitConnectFault } from "./fitConnectFault.ts";
import { fitConnectSettings } from "./fitConnectSettings.ts";
import { openFitConnect } from "./openFitConnect.ts";

await runCounterparty({
  settings: fitConnectSettings,
  fault: fitConnectFault,
  hosts: ["127.0.0.1"],
  open: openFitConnect,
});
