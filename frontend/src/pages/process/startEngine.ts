import type { FormEngine } from "../../features/form-page/FormEngine.ts";
import type { FormStore } from "../../features/form-page/formStore.ts";

/** Lets the engine decide about a form, in tasks so short that whoever types already is not held up. */
export async function startEngine(store: FormStore, engine: FormEngine): Promise<void> {
  await engine.loadGroups(store.form());
  for (const step of store.starting(engine)) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    step();
  }
}
