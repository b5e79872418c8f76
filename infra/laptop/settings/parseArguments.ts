import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { startFailed, type StartFailure } from "../supervisor/StartFailure.ts";

export type StartOptions = {
  readonly port: number;
  readonly stateFolder: string;
  readonly fresh: boolean;
  readonly settings: string;
  /** File with the secrets of real providers. */
  readonly secrets?: string;
  /** How long indexes do not show what was written. */
  readonly indexLagMilliseconds?: number;
};

const project = path.resolve(import.meta.dirname, "../../..");
const usage =
  "Usage: npm start -- [--fresh] [--settings <name or file>] [--secrets <file>] [--state <folder>] [--index-lag <milliseconds>], with PORT=<number> before it for other ports.";
// The ports in a row, one for each provider of the settings among them, must fit below the end of the range.
const portSchema = z.coerce.number().int().min(1024).max(65_500);
const lagSchema = z.coerce.number().int().nonnegative();

export function parseArguments(
  words: readonly string[],
  environment: { readonly PORT?: string | undefined },
): Result<StartOptions, StartFailure> {
  const port = portSchema.safeParse(environment.PORT ?? "4000");
  if (!port.success)
    return err(startFailed("PORT must be a number from 1024 to 65500, for example PORT=5000."));
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        fresh: { type: "boolean", default: false },
        settings: { type: "string", default: "demo" },
        secrets: { type: "string" },
        state: { type: "string", default: path.join(project, ".local") },
        "index-lag": { type: "string" },
      },
    });
    return ok({
      port: port.data,
      stateFolder: path.resolve(values.state),
      fresh: values.fresh,
      settings: values.settings,
      ...(values.secrets !== undefined && { secrets: path.resolve(values.secrets) }),
      ...(values["index-lag"] !== undefined && {
        indexLagMilliseconds: lagSchema.parse(values["index-lag"]),
      }),
    });
  } catch {
    return err(startFailed(usage));
  }
}
