import { deliveryPorts } from "../../runtime/deliveryPorts.ts";
import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { deliveryRoutes } from "./deliveryRoutes.ts";

export const handler = createApiHandler({ group: "delivery", routes: deliveryRoutes(deliveryPorts()) });
