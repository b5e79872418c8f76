import { z } from "zod";

const OUTPUT = /Output(?:Ref|FnGetAtt)(\w+?)[0-9A-F]{8}(?:Arn|RegionalDomainName|QueueName)?[0-9A-F]{8}$/;
const outputSchema = z
  .string()
  .regex(OUTPUT)
  .transform((output) => OUTPUT.exec(output)?.[1] ?? "");
const namedSchema = z.union([
  z.object({ Ref: z.string() }).transform(({ Ref }) => withoutHash(Ref)),
  z
    .object({ "Fn::GetAtt": z.tuple([z.string(), z.string()]) })
    .transform((got) => withoutHash(got["Fn::GetAtt"][0])),
  z.object({ "Fn::ImportValue": outputSchema }).transform((got) => got["Fn::ImportValue"]),
  z
    .object({ "Fn::GetStackOutput": z.object({ OutputName: outputSchema }) })
    .transform((got) => got["Fn::GetStackOutput"].OutputName),
  z.string(),
]);
const joinedSchema = z
  .object({ "Fn::Join": z.tuple([z.literal(""), z.array(namedSchema)]) })
  .transform((joined) => joined["Fn::Join"][1].join(""));
const oneSchema = z.union([namedSchema, joinedSchema]);
const manySchema = z.union([z.array(oneSchema), oneSchema.transform((one) => [one])]);

/** What a template's reference points at, of this stack or another, by the names of constructs: `UploadsBucket/*`. */
export function namedResources(reference: unknown): readonly string[] {
  return manySchema.parse(reference);
}

function withoutHash(logicalId: string): string {
  return logicalId.replace(/[0-9A-F]{8}$/, "");
}
