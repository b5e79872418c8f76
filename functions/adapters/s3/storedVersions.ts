import { z } from "zod";
import type { ActiveChange } from "#domain/forms/FormVersion.ts";
import {
  type Bucket,
  getObject,
  listObjects,
  type ReadObject,
  replaceObject,
  writeObject,
} from "./objectStore.ts";

const activeSchema = z.object({ version: z.string() });
/**
 * In force is what comes along. LocalStack deletes nothing under a condition, so it is written like any other version; a
 * release that does not know it takes it for one that was lost.
 */
const COMES_ALONG = "000000000000";

interface StoredVersions {
  /** A part of a version; undefined when there is none. */
  readonly read: <Value>(
    part: readonly [version: string, name: string],
    schema: z.ZodType<Value>,
  ) => Promise<Value | undefined>;
  /** `info` is written last and under a condition: what has none is not there yet. False: somebody else was faster. */
  readonly put: (version: string, content: { readonly info: unknown }) => Promise<boolean>;
  readonly versions: () => Promise<readonly string[]>;
  readonly active: () => Promise<string | undefined>;
  /** False when the active one is neither `from` nor already `to`. */
  readonly activate: (change: ActiveChange) => Promise<boolean>;
}

/** Versions in S3: `<folder>versions/<version>/{info, further parts}.json`, and `<folder>active.json`. */
export function storedVersions(
  bucket: Bucket,
  { folder, isVersion }: { readonly folder: `${string}/`; readonly isVersion: (text: string) => boolean },
): StoredVersions {
  const prefix: `${string}/` = `${folder}versions/`;
  const keyOf = (version: string, name: string): string => `${prefix}${version}/${name}.json`;
  const activeKey = `${folder}active.json`;
  const active = (object: ReadObject | undefined): string | undefined => {
    const version = parsed(object, activeSchema)?.version;
    return version === COMES_ALONG ? undefined : version;
  };
  return {
    read: async ([version, name], schema) => parsed(await getObject(bucket, keyOf(version, name)), schema),
    async put(version, { info, ...parts }) {
      const over = await getObject(bucket, keyOf(version, "info"));
      await Promise.all(
        Object.entries(parts).map(([name, part]) =>
          writeObject(bucket, jsonObject(keyOf(version, name), part)),
        ),
      );
      return replaceObject(bucket, { ...jsonObject(keyOf(version, "info"), info), over });
    },
    async versions() {
      const names = (await listObjects(bucket, prefix)).map(({ key }) => key.slice(prefix.length).split("/"));
      return names.flatMap(([version = "", name]) =>
        name === "info.json" && isVersion(version) ? [version] : [],
      );
    },
    active: async () => active(await getObject(bucket, activeKey)),
    async activate({ from, to }) {
      const over = await getObject(bucket, activeKey);
      const now = active(over);
      if (now === to || now !== from) return now === to;
      return replaceObject(bucket, { ...jsonObject(activeKey, { version: to ?? COMES_ALONG }), over });
    },
  };
}

function parsed<Value>(object: ReadObject | undefined, schema: z.ZodType<Value>): Value | undefined {
  if (object === undefined) return undefined;
  return schema.parse(JSON.parse(Buffer.from(object.bytes).toString("utf8")));
}

function jsonObject(key: string, content: unknown): { key: string; body: string; mediaType: string } {
  return { key, body: JSON.stringify(content), mediaType: "application/json" };
}
