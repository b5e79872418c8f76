import type { Change } from "./Change.ts";
import type { Autosave } from "./Saving.ts";

/** Saving, while its code is still on its way: what changes meanwhile waits for it. */
export function lateAutosave(saving: Promise<Autosave>, { savedAt }: { readonly savedAt: string }): Autosave {
  let saver: Autosave | undefined;
  const waiting: Change[] = [];
  const ready = saving.then((given) => {
    saver = given;
    for (const change of waiting.splice(0)) given.change(change);
    return given;
  });
  return {
    state: () => saver?.state() ?? { kind: "saved", at: savedAt },
    change(change) {
      if (saver === undefined) waiting.push(change);
      else saver.change(change);
    },
    pending: () => saver?.pending() ?? waiting.length > 0,
    raised: (version) => void ready.then((given) => given.raised(version)),
    flush: async () => (await ready).flush(),
    decide: async (decided) => (await ready).decide(decided),
    resume: async () => (await ready).resume(),
    stop: () => void ready.then((given) => given.stop()),
  };
}
