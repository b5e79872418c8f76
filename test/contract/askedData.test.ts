import { describe, expect, it } from "vitest";
import { bundleForms } from "#forms/import/bundleForms.ts";
import { stateSettingsSchema } from "#contract/settings/settings.ts";
import { USER_DATA_SCOPES } from "#domain/sign-in/userDataScopes.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const FORMS = bundleForms();

describe("an offer", () => {
  it.each(stateSettingsSchema.parse(settingsJson("demo")).server.offers)(
    "$offerId asks accounts for exactly what its form fills in from them",
    ({ fmsFormId, idpData }) => {
      const form = FORMS[fmsFormId]?.de;
      const used = form?.pages
        .flatMap((page) => fieldsOf(page))
        .flatMap(({ field }) => USER_DATA_SCOPES.find((scope) => scope === field.prefill) ?? []);
      expect([...new Set(used)].sort()).toEqual([...idpData].sort());
    },
  );
});
