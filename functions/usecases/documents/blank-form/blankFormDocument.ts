import type { ProcessMetadata } from "#domain/application/ProcessMetadata.ts";
import type { CompiledComponent, CompiledForm, InputComponent } from "#forms/CompiledForm.ts";
import { fieldsOf, isRequired } from "#forms/fieldsOf.ts";
import { optionsOf } from "#forms/optionsOf.ts";
import { plainText } from "#forms/RichText.ts";
import type { DocumentBlock, DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import { postalAddress } from "../authorityLine.ts";
import { blankAnswer } from "./blankAnswer.ts";
import { BLANK_FORM_TEXTS } from "./blankFormTexts.ts";

/** Types that cannot be answered on paper. */
const NOT_ON_PAPER = new Set(["hidden", "button", "password", "signature"]);

export interface BlankForm {
  readonly form: CompiledForm;
  readonly metadata: ProcessMetadata;
  readonly portalName: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The form as it is filled in by hand: every question, whatever it depends on, and where to send it. */
export function blankFormDocument({ form, metadata, portalName, at }: BlankForm): DocumentContent {
  const { locale: language } = form;
  const texts = BLANK_FORM_TEXTS[language];
  const { authority, leiKaId, title: german, titleEn } = metadata;
  const title = texts.title(language === "de" ? german : titleEn);
  const seen = new Set<string>();
  const known = (label: string, value: string | undefined): readonly { label: string; value: string }[] =>
    value === undefined || value === "" ? [] : [{ label, value }];
  return {
    title,
    language,
    createdAt: at,
    footer: `${portalName}, ${texts.footer}`,
    replacedNote: texts.replaced,
    blocks: [
      { kind: "paragraph", text: texts.intro },
      { kind: "paragraph", text: texts.how },
      { kind: "heading", level: 2, text: texts.sendTo },
      {
        kind: "answers",
        entries: [
          { label: texts.authority, value: authority.name },
          ...known(texts.address, postalAddress(authority)),
          ...known(texts.phone, authority.phoneNumber),
          ...known(texts.email, authority.email),
          ...known(texts.website, authority.website),
          { label: texts.service, value: leiKaId },
          { label: texts.edition, value: form.version },
        ],
      },
      ...form.pages
        .filter(({ aside, hidden }) => aside !== true && hidden !== true)
        .flatMap((page): DocumentBlock[] => {
          const asked = blocksOf(page.components, {
            form,
            seen,
            isConditional: page.condition !== undefined,
          });
          return asked.length === 0 ? [] : [{ kind: "heading", level: 2, text: page.title }, ...asked];
        }),
      ...documents(form),
      { kind: "heading", level: 2, text: texts.signature },
      {
        kind: "answers",
        entries: [texts.place, texts.sign].map((label) => ({ label, value: "_".repeat(34) })),
      },
    ],
  };
}

interface Around {
  readonly form: CompiledForm;
  /** What was asked already: a question may stand on two pages of which a browser shows one. */
  readonly seen: Set<string>;
  /** Something around it is asked only sometimes. */
  readonly isConditional: boolean;
}

function blocksOf(components: readonly CompiledComponent[], around: Around): readonly DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let entries: { readonly label: string; readonly value: string }[] = [];
  const close = (): void => {
    if (entries.length > 0) blocks.push({ kind: "answers", entries });
    entries = [];
  };
  for (const component of components) {
    if (component.hidden === true || component.kind === "content") continue;
    const inside = { ...around, isConditional: around.isConditional || component.condition !== undefined };
    if (component.kind === "input") {
      if (isOnPaper(component) && !around.seen.has(component.path)) entries.push(question(component, inside));
      around.seen.add(component.path);
      continue;
    }
    close();
    if (component.kind === "grid") {
      const texts = BLANK_FORM_TEXTS[around.form.locale];
      blocks.push({
        kind: "heading",
        level: 3,
        text: texts.row(`${component.rowLabel ?? component.label} 1`),
      });
    }
    const inner =
      component.kind === "layout" ? component.areas.flatMap((area) => area.components) : component.components;
    blocks.push(...blocksOf(inner, inside));
  }
  close();
  return blocks;
}

/** What the portal fills in, calculates or counts is no question. */
function isOnPaper({ type, source, disabled, unchecked }: InputComponent): boolean {
  return !NOT_ON_PAPER.has(type) && source === undefined && disabled !== true && unchecked !== true;
}

function question(field: InputComponent, { form, isConditional }: Around): { label: string; value: string } {
  const texts = BLANK_FORM_TEXTS[form.locale];
  const marks = [
    ...(isRequired(field) ? [] : [texts.optional]),
    ...(isConditional ? [texts.conditional] : []),
  ];
  const hint = hintOf(field);
  const label = marks.length === 0 ? field.label : `${field.label} (${marks.join(", ")})`;
  const answer = blankAnswer(field, { options: optionsOf(form, field), language: form.locale });
  return { label, value: hint === "" ? answer : `${hint}\n${answer}` };
}

/** With the translation that a document needs; how it is copied, only the authority says for paper. */
function hintOf({ hint, wanted }: InputComponent): string {
  const said = [hint === undefined ? "" : plainText(hint), wanted?.translation ?? ""];
  return said.filter((text) => text !== "").join("\n");
}

function documents(form: CompiledForm): readonly DocumentBlock[] {
  const texts = BLANK_FORM_TEXTS[form.locale];
  const rows = form.pages
    .flatMap((page) => fieldsOf(page))
    .filter(({ field }) => field.type === "file" && field.hidden !== true)
    .map(({ field }) => [field.label, hintOf(field)]);
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: texts.documents },
    { kind: "table", columns: [texts.document, texts.note], rows },
  ];
}
