import { parentPort } from "node:worker_threads";
import { serveTables } from "../fixtures/serveTables.ts";

// Run as a thread by portalTables.ts.
const { endpoint } = await serveTables();
parentPort?.postMessage(endpoint);
