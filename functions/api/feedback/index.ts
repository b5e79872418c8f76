import { feedbackPorts } from "../../runtime/feedbackPorts.ts";
import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { feedbackRoutes } from "./feedbackRoutes.ts";

export const handler = createApiHandler({ group: "feedback", routes: feedbackRoutes(feedbackPorts()) });
