import type { IncomingMessage } from "node:http";
import { splitTarget } from "../sigv4/canonicalRequestHash.ts";

const OF_OBJECTS: Readonly<Record<string, string>> = {
  GET: "GetObject",
  HEAD: "HeadObject",
  PUT: "PutObject",
  DELETE: "DeleteObject",
};

/** What S3 calls a request. */
export function operationName(incoming: IncomingMessage): string {
  const { path, parameters } = splitTarget(incoming.url ?? "/");
  const [, , key = ""] = path.split("/", 3);
  const names = new Map(parameters);
  const method = incoming.method ?? "GET";
  if (method === "OPTIONS") return "Preflight";
  if (method === "POST") return names.has("delete") ? "DeleteObjects" : "PostObject";
  if (key === "") return names.get("list-type") === "2" ? "ListObjectsV2" : "HeadBucket";
  return OF_OBJECTS[method] ?? "Other";
}
