import { documentPorts } from "../../runtime/documentPorts.ts";
import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { documentRoutes } from "./documentRoutes.ts";

const ports = documentPorts();

/** Apart from the other functions of the API: pdfkit alone takes as long to load as one of them. */
export const handler = createApiHandler({
  group: "documents",
  routes: documentRoutes(ports),
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
});
