import type { CompiledForm, GroupName } from "../../../../functions/forms/CompiledForm.ts";
import type { EngineGroup } from "../../../../functions/forms/groups/EngineGroup.ts";
import { installGroup } from "../../../../functions/forms/groups/installGroup.ts";
import { untilLoaded } from "../../components/untilLoaded.ts";

const GROUPS: Readonly<Record<GroupName, () => Promise<EngineGroup>>> = {
  dates: async () => (await import("../../../../functions/forms/groups/dates.ts")).dates,
  logic: async () => (await import("../../../../functions/forms/groups/logic.ts")).logic,
  values: async () => (await import("../../../../functions/forms/groups/values.ts")).values,
};

const installed = new Set<GroupName>();

/** Loads what the engine needs for a form beyond its core. Undefined: it is all there. */
export function loadGroups({ groups = [] }: CompiledForm): Promise<void> | undefined {
  const missing = groups.filter((name) => !installed.has(name));
  if (missing.length === 0) return undefined;
  const loading = missing.map(async (name) => {
    installGroup(await untilLoaded(GROUPS[name]));
    installed.add(name);
  });
  return Promise.all(loading).then(() => undefined);
}
