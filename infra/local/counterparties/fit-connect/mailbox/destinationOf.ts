import type { FitConnectWorld } from "../FitConnectWorld.ts";

/** Which side a path is about: a destination that it names, or that of the submission that it names. */
export function destinationOf(world: FitConnectWorld, path: string): "authority" | "mailbox" | undefined {
  const [, kind, id = ""] = /\/(destinations|submissions)\/([^/]+)/.exec(path.toLowerCase()) ?? [];
  if (kind === undefined) return undefined;
  const destinationId =
    kind === "destinations" ? id : world.cases.getSubmission(id)?.submission.destinationId;
  if (destinationId === undefined) return undefined;
  return destinationId === world.keys.material.mailbox.destinationId ? "mailbox" : "authority";
}
