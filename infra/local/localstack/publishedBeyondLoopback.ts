import { z } from "zod";

/** `NetworkSettings.Ports` as Docker tells it: null where a port of the image is not published. */
const publishedSchema = z.record(
  z.string(),
  z.array(z.object({ HostIp: z.string(), HostPort: z.string() })).nullable(),
);

/** Addresses of this machine on which Docker publishes ports of a container and that other machines can reach. */
export function publishedBeyondLoopback(told: string): readonly string[] {
  return Object.values(publishedSchema.parse(JSON.parse(told)))
    .flatMap((published) => published ?? [])
    .filter(({ HostIp }) => !HostIp.startsWith("127.") && HostIp !== "::1")
    .map(({ HostIp, HostPort }) => `${HostIp}:${HostPort}`);
}
