/** Something in the settings that an operator should know. `wrong` keeps the portal from working as it should. */
export interface SettingsFinding {
  readonly weight: "wrong" | "doubtful";
  readonly path: string;
  /** What is wrong, and what is expected; a sentence that goes on after the path. */
  readonly sentence: string;
}

export function wrong(path: string, sentence: string): SettingsFinding {
  return { weight: "wrong", path, sentence };
}

export function doubtful(path: string, sentence: string): SettingsFinding {
  return { weight: "doubtful", path, sentence };
}
