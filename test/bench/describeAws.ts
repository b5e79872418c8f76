import { z } from "zod";

const descriptionSchema = z.object({
  aws: z.object({
    endpoint: z.url(),
    region: z.string(),
    tables: z.array(z.string()),
    buckets: z.array(z.string()),
  }),
});

/** The AWS endpoint behind a running portal, as its console describes it. */
export async function describeAws(url: string): Promise<z.infer<typeof descriptionSchema>["aws"]> {
  const answer = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  return descriptionSchema.parse(await answer.json()).aws;
}
