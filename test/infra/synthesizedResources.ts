import { z } from "zod";
import type { SynthesizedTemplate } from "#infra/app.ts";
import { synthesizedTemplates, type AskedStacks } from "./synthesizedTemplates.ts";

const resourceSchema = z.object({
  Type: z.string(),
  DeletionPolicy: z.string().optional(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
const templateSchema = z.object({ Resources: z.record(z.string(), resourceSchema) });
export type Resource = z.infer<typeof resourceSchema>;

/** Ids and resources of all stacks of a state. */
export function synthesizedResources(asked: AskedStacks = {}): readonly (readonly [string, Resource])[] {
  return resourcesOf(synthesizedTemplates(asked));
}

export function resourcesOf(
  templates: readonly SynthesizedTemplate[],
): readonly (readonly [string, Resource])[] {
  return templates.flatMap(({ template }) => Object.entries(templateSchema.parse(template).Resources));
}
