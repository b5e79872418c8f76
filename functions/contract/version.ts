import { z } from "zod";
import { operation } from "./operation.ts";

export const versionOperations = {
  getVersion: operation({ response: z.object({ version: z.string(), commit: z.string() }), problems: [] }),
  getOpenApi: operation({ response: z.record(z.string(), z.json()), problems: [] }),
};
