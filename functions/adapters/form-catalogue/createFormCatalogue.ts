import { isFormId, isFormVersion, type FormAddress } from "#domain/forms/FormVersion.ts";
import type { Clock } from "#ports/System.ts";
import type { FormCatalogue, FormVersionStore } from "#ports/forms/FormCatalogue.ts";
import { type BundledForms, bundledFormsSchema } from "#forms/import/BundledForms.ts";
import { createMemory } from "#domain/createMemory.ts";
import { readFileSync } from "node:fs";

/** Compiled forms of one language that a function keeps: some hundred kilobytes each. */
const KEPT_FORMS = 12;
const KEPT_ANSWERS = 200;
/** An activation is seen by every function after this long. */
const ACTIVE_FOR_MILLISECONDS = 60_000;

interface Sources {
  readonly bundled: BundledForms;
  readonly store: FormVersionStore;
  readonly clock: Clock;
}

/** Forms out of the bundle and out of the store (README of this folder). */
export function createFormCatalogue({ bundled, store, clock }: Sources): FormCatalogue {
  const forms = createMemory<Awaited<ReturnType<FormVersionStore["form"]>>>(KEPT_FORMS);
  const active = createMemory<{ readonly version: string | undefined; readonly until: number }>(KEPT_ANSWERS);
  const kept = createMemory<true>(KEPT_ANSWERS);

  const bundledAs = ({ id, version }: FormAddress): BundledForms[string] | undefined => {
    const form = Object.hasOwn(bundled, id) ? bundled[id] : undefined;
    return form?.version === version ? form : undefined;
  };
  const formOf = async (address: FormAddress, locale: "de" | "en") => {
    const { id, version } = address;
    if (!isFormVersion(version)) return undefined;
    return (
      bundledAs(address)?.[locale] ??
      forms.get(`${id}/${version}/${locale}`, () => store.form(address, locale))
    );
  };
  const activeVersion = async (id: string): Promise<string | undefined> => {
    const now = clock.now().getTime();
    const ask = async () => ({ version: await store.active(id), until: now + ACTIVE_FOR_MILLISECONDS });
    const known = await active.get(id, ask);
    if (known !== undefined && now < known.until) return known.version;
    active.forget(id);
    return (await active.get(id, ask))?.version;
  };
  const newest = async (id: string, locale: "de" | "en") => {
    const version = await activeVersion(id);
    const imported = version === undefined ? undefined : await formOf({ id, version }, locale);
    return imported ?? (Object.hasOwn(bundled, id) ? bundled[id]?.[locale] : undefined);
  };
  return {
    async get(id, { locale, version }) {
      if (!isFormId(id)) return undefined;
      const asked = version === undefined ? undefined : await formOf({ id, version }, locale);
      return asked ?? newest(id, locale);
    },
    async particulars(address) {
      return bundledAs(address)?.particulars ?? store.particulars(address);
    },
    async keep(address) {
      const form = bundledAs(address);
      if (form === undefined) return;
      const { version, ...content } = form;
      await kept.get(`${address.id}/${version}`, async () => {
        if ((await store.info(address)) !== undefined) return true;
        const info = { importedAt: clock.now().toISOString(), type: "FORMIO" as const, findings: [] };
        await store.put(address, { ...content, info });
        return true;
      });
    },
  };
}

/**
 * The forms that the build compiled and stored next to the bundle (`infra/build`). Nothing is compiled in a function.
 */
export function readBundledForms(file: URL = new URL("./forms.json", import.meta.url)): BundledForms {
  return bundledFormsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
