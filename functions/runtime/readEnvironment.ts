import { environmentSchema, type EnvironmentName } from "./environment.ts";

/** The value of one variable. A missing one is a broken deployment and stops the function when it starts. */
export function readEnvironment(name: EnvironmentName): string {
  const parsed = environmentSchema.shape[name].safeParse(process.env[name]);
  if (!parsed.success)
    throw new Error(`The environment variable ${name} is not set: deploy this function again.`);
  return parsed.data;
}
