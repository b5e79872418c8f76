import { err, ok, type Result } from "#domain/result.ts";
import type { CompiledForm, CompiledPage } from "#forms/CompiledForm.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import { compileAll, compileBase, compileComponent, readComponent } from "./compileComponent.ts";
import type { CompileContext } from "./CompileContext.ts";
import { readRichText } from "../rich-text/readRichText.ts";
import type { FormRefusal } from "../FormRefusal.ts";
import { definitionSchema, type FormioDefinition } from "./formioSchema.ts";
import { isLip, readLip } from "../lip/readLip.ts";
import { optionLists } from "./optionLists.ts";
import { knownComponents, MAX_NESTING } from "./knownComponents.ts";
import { isRaw, type Raw, readableRaw } from "./rawDefinition.ts";
import { textTables } from "./textTables.ts";
import { sentencesFor } from "./ruleSentences.ts";
import { withReads } from "./withReads.ts";
import type { Expression } from "#forms/Expression.ts";
import { compileJsonLogic } from "../scripts/compileJsonLogic.ts";
import { compileScript } from "../scripts/compileScript.ts";

export interface Target {
  readonly locale: "de" | "en";
  readonly version: string;
}

/**
 * Turns a Form.io definition, or a LIP document, into the form that the engine runs, with the texts of one language. A text without
 * translation stays as it is written. What is not possible is refused as a whole, every refusal at once: nothing that
 * an author wrote is silently left out.
 */
export function compileForm(source: unknown, target: Target): Result<CompiledForm, readonly FormRefusal[]> {
  if (!isRaw(source)) return err([{ key: "", property: "", message: "A definition is a JSON object." }]);
  if (!isLip(source)) return compileFormio(source, target);
  const read = readLip(source);
  return read.ok ? compileFormio(read.value, target) : read;
}

function compileFormio(written: Raw, target: Target): Result<CompiledForm, readonly FormRefusal[]> {
  const refusals: FormRefusal[] = [];
  if (isDeeperThan(written, MAX_NESTING)) {
    const message = `Components may be nested ${String(MAX_NESTING)} levels deep.`;
    return err([{ key: "", property: "components", message }]);
  }
  const source = readableRaw(written);
  const parsed = definitionSchema.safeParse(source);
  if (!parsed.success) {
    return err(
      parsed.error.issues.map(({ path, message }) => ({
        key: "",
        property: path.join("."),
        message: `${message}.`,
      })),
    );
  }
  const definition = parsed.data;
  const context: CompileContext = {
    locale: target.locale,
    translate: translator(source, target.locale),
    known: knownComponents(source),
    refuse: (refusal) => refusals.push(refusal),
    around: "",
    rules: new Set(),
  };
  const pages =
    definition.display === "wizard" ? wizardPages(definition, context) : onePage(definition, context);
  if (pages.length === 0 && refusals.length === 0)
    refusals.push({ key: "", property: "components", message: "The form has no components." });
  const fee = compileFee(definition.properties?.fee, context);
  if (refusals.length > 0) return err(refusals);
  const rule = fee !== undefined && { fee };
  return ok({
    id: definition._id ?? definition.name ?? definition.path ?? "form",
    version: target.version,
    locale: target.locale,
    title: context.translate(definition.title ?? ""),
    display: definition.display,
    sentences: sentencesFor(context.rules, target.locale),
    optionLists: optionLists(listsUsed(pages), target.locale),
    ...rule,
    pages: withReads(pages),
  });
}

/** Names of the shared lists that fields of the form refer to. */
function listsUsed(pages: readonly CompiledPage[]): readonly string[] {
  return pages
    .flatMap((page) => fieldsOf(page))
    .flatMap(({ field }) => (field.optionList === undefined ? [] : [field.optionList]));
}

/** Each panel is a page. What stands outside of the panels is evaluated but has no page, as in Form.io. */
function wizardPages(definition: FormioDefinition, context: CompileContext): readonly CompiledPage[] {
  return definition.components.flatMap((raw, index): CompiledPage[] => {
    if (raw["type"] === "panel") return compilePage(raw, context);
    const component = compileComponent(raw, context);
    const key = `aside${String(index)}`;
    return component === undefined ? [] : [{ key, title: "", components: [component], aside: true }];
  });
}

function compilePage(raw: Raw, context: CompileContext): CompiledPage[] {
  const panel = readComponent(raw, context);
  if (panel === undefined) return [];
  const intro = panel.properties?.intro;
  return [
    {
      ...compileBase(panel, context),
      title: context.translate(panel.title ?? panel.label ?? panel.key, panel.key),
      ...(intro !== undefined && {
        intro: readRichText(context.translate(intro)).text,
      }),
      components: compileAll(panel.components, context),
    },
  ];
}

function onePage(definition: FormioDefinition, context: CompileContext): readonly CompiledPage[] {
  const components = compileAll(definition.components, context);
  const title = context.translate(definition.title ?? "");
  return components.length === 0 ? [] : [{ key: "form", title, components }];
}

/** Texts by the text itself, or by the key of the component. */
function translator(definition: Raw, locale: "de" | "en"): CompileContext["translate"] {
  const tables = textTables(definition, locale);
  const found = (name: string): string | undefined => {
    for (const table of tables) {
      const text = Object.hasOwn(table, name) ? table[name] : undefined;
      if (typeof text === "string" && text !== "") return text;
    }
    return undefined;
  };
  return (text, key) => found(text) ?? (key === undefined ? undefined : found(key)) ?? text;
}

/** Looks level by level and never deeper than asked, so that no definition can exhaust the stack. */
function isDeeperThan(definition: Raw, levels: number): boolean {
  let level: readonly unknown[] = [definition];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((raw) => (isRaw(raw) ? childrenOf(raw) : []));
    if (level.length === 0) return false;
  }
  return true;
}

function childrenOf(raw: Raw): readonly unknown[] {
  const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const cells = [...listed(raw["columns"]), ...listed(raw["rows"]).flatMap(listed)];
  return [
    ...listed(raw["components"]),
    ...cells.flatMap((cell) => (isRaw(cell) ? listed(cell["components"]) : [])),
  ];
}

/** The rule for the fee that a definition has in its `properties`: a script that sets `value`, or JsonLogic. */
function compileFee(fee: unknown, context: CompileContext): Expression | undefined {
  if (fee === undefined || fee === null || fee === "") return undefined;
  const at = { key: "", property: "properties.fee" };
  if (typeof fee !== "string" && !isRaw(fee)) {
    context.refuse({ ...at, message: "The fee is a script that sets value, or JsonLogic." });
    return undefined;
  }
  const compiled =
    typeof fee === "string"
      ? compileScript(fee, { use: "default", known: context.known })
      : compileJsonLogic(fee);
  if (compiled.ok) return compiled.value;
  for (const { line, message } of compiled.failure) context.refuse({ ...at, line, message });
  return undefined;
}
