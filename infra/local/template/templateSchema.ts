import { z } from "zod";

const resourceSchema = z.strictObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.unknown().optional(),
  Condition: z.string().optional(),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  Metadata: z.unknown().optional(),
});

const outputSchema = z.object({
  Value: z.unknown(),
  Export: z.object({ Name: z.unknown() }).optional(),
});

/** A CloudFormation template as CDK writes it. Parameters and Rules only check the CDK bootstrap version. */
export const templateSchema = z.strictObject({
  AWSTemplateFormatVersion: z.string().optional(),
  Description: z.string().optional(),
  Metadata: z.unknown().optional(),
  Parameters: z.record(z.string(), z.unknown()).optional(),
  Rules: z.unknown().optional(),
  Conditions: z.record(z.string(), z.unknown()).optional(),
  Mappings: z.record(z.string(), z.unknown()).optional(),
  Resources: z.record(z.string(), resourceSchema).default({}),
  Outputs: z.record(z.string(), outputSchema).default({}),
});

export type Template = z.infer<typeof templateSchema>;
export type TemplateResource = z.infer<typeof resourceSchema>;
