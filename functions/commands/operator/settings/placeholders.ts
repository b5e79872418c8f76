import { isToBeEntered } from "../../../contract/isToBeEntered.ts";
import { textsIn } from "../../../contract/textsIn.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";

const RESERVED_NAME = /(?:[@/.]|^)[a-z0-9-]+\.example(?=[:/?#]|$)/i;

/** What the proposals for a state leave open: "to be entered", and names under `.example`, which nobody can reach. */
export function placeholders(settings: unknown): readonly SettingsFinding[] {
  return textsIn(settings).flatMap(({ path, text }) => {
    if (isToBeEntered(text)) return [wrong(path, `is still ${text.replace(/\.$/, "")}.`)];
    return RESERVED_NAME.test(text)
      ? [doubtful(path, `names ${text}, which nobody can reach: the state's own address is expected.`)]
      : [];
  });
}
