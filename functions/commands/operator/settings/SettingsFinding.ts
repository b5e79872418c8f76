import { effectOn } from "./effectOn.ts";

/** Something in the settings that an operator should know. `wrong` keeps the portal from working as it should. */
export interface SettingsFinding {
  readonly weight: "wrong" | "doubtful";
  readonly path: string;
  /** What is wrong, and what is expected; a sentence that goes on after the path. */
  readonly sentence: string;
  /** What it would do to people. */
  readonly effect: string;
  readonly wayOut: string;
}

/** A sentence alone has the effect and the way out of its place in the settings. */
type Said = string | (Pick<SettingsFinding, "sentence" | "wayOut"> & { readonly effect?: string });

export function wrong(path: string, said: Said): SettingsFinding {
  return finding("wrong", { path, said });
}

export function doubtful(path: string, said: Said): SettingsFinding {
  return finding("doubtful", { path, said });
}

function finding(
  weight: SettingsFinding["weight"],
  { path, said }: { readonly path: string; readonly said: Said },
): SettingsFinding {
  const { sentence, wayOut, effect } =
    typeof said === "string" ? { sentence: said, wayOut: undefined, effect: undefined } : said;
  return {
    weight,
    path,
    sentence,
    effect: effect ?? effectOn(path),
    wayOut: wayOut ?? "Correct the value here; `npm run -s state -- explain` prints what each is for.",
  };
}
