import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { settingsJson } from "#test/fixtures/settingsJson.ts";
import { stateSettingsSchema } from "./settings.ts";
import { sharedSettingsSchema, withSharedSettings } from "./withSharedSettings.ts";

const STATES = path.join(import.meta.dirname, "../../../infra/states");
/** Every folder with settings, however many there are. */
const STATE_NAMES = globSync("*/settings.json", { cwd: STATES }).map((file) => path.dirname(file));
const SHARED = sharedSettingsSchema.parse({
  settings: { portal: { portalId: "?", hours: { de: "8 bis 18", en: "8 to 18" } }, days: [1, 2] },
  parts: {
    offers: { each: { form: "recognition", fee: null } },
    accounts: { name: "provider.id", named: { eid: { secret: "portal/{portal.portalId}/eid" } } },
    mailbox: { each: { secret: "portal/{portal.portalId}/mailbox" } },
  },
});
const extending = { extends: "shared.json", each: {} };

describe("the settings that all states share", () => {
  it("stand where the state says nothing else, lists as a whole", () => {
    const own = { portal: { portalId: "nw", hours: { de: "9 bis 17" } }, days: [3] };
    expect(withSharedSettings({ ...extending, ...own }, SHARED)).toEqual({
      portal: { portalId: "nw", hours: { de: "9 bis 17", en: "8 to 18" } },
      days: [3],
    });
  });

  it("stand in the entries of a list: in every one, in those of a name, and before them what the state says of all", () => {
    const own = {
      portal: { portalId: "nw" },
      each: { offers: { region: "NW" } },
      offers: [{ id: "a" }, { id: "b", fee: 15_000 }],
      accounts: [{ provider: { id: "eid" } }, { provider: { id: "other" } }],
    };
    expect(withSharedSettings({ ...extending, ...own }, SHARED)).toMatchObject({
      offers: [
        { id: "a", region: "NW", form: "recognition", fee: null },
        { id: "b", region: "NW", form: "recognition", fee: 15_000 },
      ],
      accounts: [{ provider: { id: "eid" }, secret: "portal/nw/eid" }, { provider: { id: "other" } }],
    });
  });

  it("stand in a part that a state has, and make none where it has none", () => {
    const own = { portal: { portalId: "nw" }, mailbox: { id: "1" } };
    expect(withSharedSettings({ ...extending, ...own }, SHARED)).toMatchObject({
      mailbox: { id: "1", secret: "portal/nw/mailbox" },
    });
    expect(withSharedSettings(extending, SHARED)).not.toHaveProperty("mailbox");
  });

  it("stand in the parts of the entries of a list, as the state says of all of them", () => {
    const own = {
      each: { "offers.fee": { basis: "item 10" } },
      offers: [{ id: "a" }, { id: "b", fee: {} }, { id: "c", fee: { basis: "item 11" } }],
    };
    expect(withSharedSettings({ ...extending, ...own }, SHARED)).toMatchObject({
      offers: [{ fee: null }, { fee: { basis: "item 10" } }, { fee: { basis: "item 11" } }],
    });
  });

  it("stand once: a state's file is no copy of them, and complete only with them", () => {
    expect(STATE_NAMES.length).toBeGreaterThan(2);
    for (const state of STATE_NAMES) {
      const file = readFileSync(path.join(STATES, state, "settings.json"), "utf8");
      expect(file.split("\n").length).toBeLessThan(250);
      expect(stateSettingsSchema.safeParse(JSON.parse(file)).success).toBe(false);
      expect(stateSettingsSchema.safeParse(settingsJson(state)).success).toBe(true);
    }
  });
});
