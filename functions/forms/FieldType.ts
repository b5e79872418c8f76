import type { FieldSettings, InputComponent, Option, RuleName } from "./CompiledForm.ts";
import type { FormioComponent } from "./import/formio/formioSchema.ts";
import type { JsonValue } from "./JsonValue.ts";

export type Given = JsonValue | undefined;
/** An answer as Form.io keeps it for a type of field. */
export type Normalize = (value: Given, field: InputComponent) => Given;

/** What the engine must know of a type of field, in browser and server; what is left out is as most types have it. */
export interface FieldType {
  /** The answer as Form.io keeps it (`@formio/core` 2.8, `process/normalize`). */
  readonly normalize?: Normalize;
  /** Whether an answer satisfies `required`. */
  readonly isPresent?: (value: Given) => boolean;
  /** Whether an answer, which is never empty, is among the choices. */
  readonly isOffered?: (value: JsonValue, offered: readonly JsonValue[]) => boolean;
  /** The answer that a value of the account stands for. */
  readonly ofAccount?: (value: string, settings: FieldSettings | undefined) => Given;
  /** A text without what links and address books write around it. */
  readonly bare?: (text: string) => string;
  /** Digits that are no quantity. */
  readonly isOfDigits?: true;
  /** The form itself spells the answer: what is chosen must stay what was offered. */
  readonly isChosen?: true;
  readonly hasLines?: true;
  /** People answer in words of their own, unless the field says otherwise. */
  readonly isWorded?: true;
  /** Spaces around a text belong to it. */
  readonly keepsSpaces?: true;
  /** Its one control gives several answers. */
  readonly givesSeveral?: true;
  readonly isNumeric?: true;
  /** Expressions after it see null where its answer is not kept. */
  readonly leavesNull?: true;
  /** Nothing is said of a list where none may be. */
  readonly takesLists?: true;
  /** A field with one answer refuses a list. */
  readonly isSingle?: (settings: FieldSettings | undefined) => boolean;
  /** A field with several answers refuses lists among them. */
  readonly hasPlainItems?: true;
}

/** What only the server must know of a type of field: which answers it stores, and how a definition is read. */
export interface ServerFieldType {
  /** What a list of the data of a form calls it. */
  readonly words: { readonly de: string; readonly en: string };
  /** Whether an answer, or each of several, may be stored; whether it is right is another matter. */
  readonly accepts: (value: JsonValue, at: Accepting) => boolean;
  /** The answer for machines, where that is not how the form keeps it. */
  readonly forMachines?: (answer: string, settings: FieldSettings | undefined) => string;
  /** Rules that the type brings along; `onlyAvailableItems` where the definition asks for it. */
  readonly rules?: readonly RuleName[];
  /** Settings that a Form.io definition has for this type. */
  readonly settings?: (component: FormioComponent, reading: Reading) => FieldSettings;
}

export interface Accepting {
  readonly field: InputComponent;
  readonly options: readonly Option[];
}

/** What a type needs to read its settings. */
export interface Reading {
  readonly translate: (text: string) => string;
  readonly optionOf: (choice: FormioComponent["values"][number]) => Option;
  readonly maskPattern: (mask: string) => string;
}
