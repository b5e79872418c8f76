/** What a command says and how it ends: 0 well, 1 with findings, 2 without having been able to do it. */
export interface CommandAnswer {
  readonly exitCode: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

export function unable(reason: string): CommandAnswer {
  return { exitCode: 2, out: "", err: `${reason}\n` };
}

export function said(text: string): CommandAnswer {
  return { exitCode: 0, out: `${text}\n`, err: "" };
}

/** The same facts for a program, or in words. */
export function told(
  { json }: { readonly json: boolean },
  { facts, text }: { readonly facts: unknown; readonly text: string },
): CommandAnswer {
  return said(json ? JSON.stringify(facts, undefined, 2) : text);
}

export function refused(text: string): CommandAnswer {
  return { exitCode: 1, out: "", err: `${text}\n` };
}
