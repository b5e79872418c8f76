import { z } from "zod";

/** Members of a destination that sending relies on; others come and go with the versions of the API. */
export const destinationSchema = z.object({
  destinationId: z.uuid(),
  status: z.string(),
  encryptionKid: z.string(),
  metadataVersions: z.array(z.string()),
  publicServices: z.array(
    z.object({
      identifier: z.string(),
      submissionSchemas: z.array(z.object({ schemaUri: z.string().min(1), mimeType: z.string() })),
      regions: z.array(z.string()),
    }),
  ),
});

export type Destination = z.infer<typeof destinationSchema>;
