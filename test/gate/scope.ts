import { z } from "zod";

/**
 * How much a run takes: what decides on a change (`npm test`, `.ci/run`), or every variant of everything
 * (`npm run test:all`).
 */
const SCOPE = z.enum(["gate", "all"]).default("gate").parse(process.env["SCOPE"]);

export const TAKES_ALL = SCOPE === "all";
