/** What the plain page reads of a definition: no more than a hand-written page would know of its own fields. */
export interface PlainComponent {
  readonly type: string;
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  readonly rows?: number;
  readonly multiple?: boolean;
  readonly filePattern?: string;
  readonly addAnother?: string;
  readonly defaultValue?: unknown;
  readonly calculateValue?: string;
  readonly customConditional?: string;
  readonly conditional?: {
    readonly conditions?: readonly { readonly component: string; readonly value: string }[];
    readonly json?: { readonly "=="?: readonly [{ readonly var: string }, string] };
  };
  readonly validate?: {
    readonly required?: boolean;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly min?: number;
    readonly max?: number;
    readonly pattern?: string;
    readonly customMessage?: string;
  };
  readonly values?: readonly PlainOption[];
  readonly data?: { readonly values: readonly PlainOption[] };
  readonly components?: readonly PlainComponent[];
}

interface PlainOption {
  readonly value: string;
  readonly label: string;
}

export interface PlainPage {
  readonly key: string;
  readonly title: string;
  readonly components: readonly PlainComponent[];
}

/** On what a field depends, read from the three forms of conditions that the measured form uses. */
export interface PlainCondition {
  readonly key: string;
  readonly holds: (value: unknown) => boolean;
}

export function plainCondition(field: PlainComponent): PlainCondition | undefined {
  const simple = field.conditional?.conditions?.[0];
  if (simple !== undefined) return { key: simple.component, holds: (value) => value === simple.value };
  const logic = field.conditional?.json?.["=="];
  if (logic !== undefined) {
    const [read, wanted] = logic;
    return { key: read.var.replace("data.", ""), holds: (value) => value === wanted };
  }
  const box = /^show = data\.(\w+) !== true$/.exec(field.customConditional ?? "")?.[1];
  return box === undefined ? undefined : { key: box, holds: (value) => value !== true };
}

export function plainError({ validate = {} }: PlainComponent, value: unknown): string | undefined {
  const text = typeof value === "string" ? value : "";
  if (text === "") return validate.required === true ? "Füllen Sie dieses Feld aus." : undefined;
  if (validate.minLength !== undefined && text.length < validate.minLength) return "Das ist zu kurz.";
  if (validate.maxLength !== undefined && text.length > validate.maxLength) return "Das ist zu lang.";
  if (validate.pattern !== undefined && !new RegExp(`^${validate.pattern}$`).test(text)) {
    return validate.customMessage ?? "Prüfen Sie die Schreibweise.";
  }
  if (validate.min !== undefined && Number(text) < validate.min) return "Das ist zu wenig.";
  if (validate.max !== undefined && Number(text) > validate.max) return "Das ist zu viel.";
  return undefined;
}
