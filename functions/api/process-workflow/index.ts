import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { availability } from "../../runtime/ports/availability.ts";
import { workflowPorts } from "../../runtime/workflowPorts.ts";
import { workflowRoutes } from "./workflowRoutes.ts";

const ports = workflowPorts();

export const handler = createApiHandler({
  group: "process-workflow",
  routes: workflowRoutes(ports),
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
  availability,
});
