import { z } from "zod";
import { formVersionInfoSchema, isFormVersion, type FormAddress } from "#domain/forms/FormVersion.ts";
import { formParticularsSchema } from "#domain/forms/FormParticulars.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { isCompiledForm } from "#forms/isCompiledForm.ts";
import type { FormVersionStore } from "#ports/forms/FormCatalogue.ts";
import { jsonObjects } from "./openBucket.ts";
import { deleteObjects, listObjects, type Bucket } from "./objectStore.ts";

const compiledFormSchema = z.custom<CompiledForm>(isCompiledForm);
const activeSchema = z.object({ version: z.string() });

const versionsPrefix = (id: string): `${string}/` => `forms/${id}/versions/`;
const keyOf = ({ id, version }: FormAddress, name: string): string =>
  `${versionsPrefix(id)}${version}/${name}.json`;
const activeKey = (id: string): string => `forms/${id}/active.json`;

/** Versions in S3: `forms/<id>/versions/<version>/{de,en,particulars,definition,info}.json`, `forms/<id>/active.json`. */
export function createFormVersionStore(bucket: Bucket): FormVersionStore {
  const { read, write } = jsonObjects(bucket);
  return {
    form: (address, locale) => read(keyOf(address, locale), compiledFormSchema),
    particulars: (address) => read(keyOf(address, "particulars"), formParticularsSchema),
    info: (address) => read(keyOf(address, "info"), formVersionInfoSchema),
    async put(address, { info, ...parts }) {
      await Promise.all(Object.entries(parts).map(([name, part]) => write(keyOf(address, name), part)));
      // Last: what has no info is not there yet.
      await write(keyOf(address, "info"), info);
    },
    async versions(id) {
      const prefix = versionsPrefix(id);
      const objects = await listObjects(bucket, prefix);
      const names = objects.map(({ key }) => key.slice(prefix.length).split("/"));
      return names.flatMap(([version = "", name]) =>
        name === "info.json" && isFormVersion(version) ? [version] : [],
      );
    },
    active: async (id) => (await read(activeKey(id), activeSchema))?.version,
    activate: (id, version) =>
      version === undefined ? deleteObjects(bucket, [activeKey(id)]) : write(activeKey(id), { version }),
  };
}
