import { describe, expect, it } from "vitest";
import { bundleForms } from "../../functions/adapters/form-import/bundleForms.ts";
import { stateSettingsSchema } from "../../functions/contract/settings.ts";
import { USER_DATA_SCOPES } from "../../functions/domain/session/userDataScopes.ts";
import { fieldsOf } from "../../functions/forms/fieldsOf.ts";
import demo from "../../infra/settings/demo.json" with { type: "json" };

const FORMS = bundleForms();

describe("an offer", () => {
  it.each(stateSettingsSchema.parse(demo).server.offers)(
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
