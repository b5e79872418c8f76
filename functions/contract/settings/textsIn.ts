import { z } from "zod";

interface SettingsText {
  readonly path: string;
  readonly text: string;
}

const node = z.record(z.string(), z.unknown());

/** Every text in the settings with the path that it stands at. */
export function textsIn(value: unknown, path = ""): readonly SettingsText[] {
  if (typeof value === "string") return [{ path, text: value }];
  const fields: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((one: unknown, index) => [String(index), one] as const)
    : Object.entries(node.safeParse(value).data ?? {});
  return fields.flatMap(([key, one]) => textsIn(one, path === "" ? key : `${path}.${key}`));
}

/** Whether a text of the settings still says what its operator has to put there. */
export function isToBeEntered(text: string): boolean {
  return /^to be entered/i.test(text);
}
