import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { workflowPorts } from "#runtime/apiPorts.ts";
import { workflowRoutes } from "./workflowRoutes.ts";

const ports = workflowPorts();

export const handler = createApiHandler({
  group: "process-workflow",
  originWords: originWords(),
  routes: workflowRoutes(ports),
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
  availability,
});
