import type { CompiledComponent, CompiledForm, CompiledPage, ContentComponent } from "#forms/CompiledForm.ts";
import type { KnownComponent } from "#forms/import/formio/knownComponents.ts";
import type { Finding } from "#forms/import/lint/Finding.ts";
import {
  errorsFirst,
  problemWords,
  sumOf,
  type ProblemWords,
} from "#forms/import/lint/report/authorReport.ts";

/** A problem of a definition, in the language of the page that shows it. */
export interface ShownProblem extends ProblemWords {
  readonly severity: Finding["severity"];
  /** The page of the form that has it beside what it is about; absent: it is about the form as a whole. */
  readonly page?: string;
}

export interface FormReport {
  /** How many there are. */
  readonly title: string;
  readonly problems: readonly ShownProblem[];
}

export interface FormWithProblems {
  readonly form: CompiledForm;
  readonly report: FormReport;
}

/** The form with a note before each component that something is found about, and the list of all that is found. */
export function withProblems(
  form: CompiledForm,
  { findings, known }: { readonly findings: readonly Finding[]; readonly known: readonly KnownComponent[] },
): FormWithProblems {
  const notes = errorsFirst(findings).map((finding, index): Note => {
    const { title, lines } = problemWords([finding], form.locale);
    const numbered = { title: `Problem ${String(index + 1)}, ${title}`, lines };
    return { words: numbered, severity: finding.severity, about: componentOf(finding, known) };
  });
  const shownOn = new Map<Note, string>();
  const pages = form.pages.map((page) =>
    withNotes(page, (component) => {
      const here = notes.filter((note) => isAbout(note, component));
      for (const note of here) shownOn.set(note, page.key);
      return here.map((note) => contentOf(note.words, notes.indexOf(note)));
    }),
  );
  const problems = notes.map((note) => {
    const page = shownOn.get(note);
    return { ...note.words, severity: note.severity, ...(page !== undefined && { page }) };
  });
  return { form: { ...form, pages }, report: { title: sumOf(findings, form.locale), problems } };
}

interface Note {
  readonly words: ProblemWords;
  readonly severity: Finding["severity"];
  readonly about: KnownComponent | undefined;
}

/** Keys may stand twice: then the place in the definition decides. */
function componentOf({ key, path }: Finding, known: readonly KnownComponent[]): KnownComponent | undefined {
  const same = key === "" ? [] : known.filter((component) => component.key === key);
  return same.find(({ place }) => path === place || path.startsWith(`${place}.`)) ?? same[0];
}

type NotesBefore = (component: CompiledComponent | CompiledPage) => readonly ContentComponent[];

function withNotes(page: CompiledPage, before: NotesBefore): CompiledPage {
  // What stands outside of all pages is never shown.
  if (page.aside === true) return page;
  return { ...page, components: [...before(page), ...page.components.flatMap((one) => noted(one, before))] };
}

function noted(component: CompiledComponent, before: NotesBefore): readonly CompiledComponent[] {
  const inside = (components: readonly CompiledComponent[]): readonly CompiledComponent[] =>
    components.flatMap((one) => noted(one, before));
  const notes = before(component);
  switch (component.kind) {
    case "container":
    case "grid":
      return [...notes, { ...component, components: inside(component.components) }];
    case "layout": {
      const areas = component.areas.map((area) => ({ ...area, components: inside(area.components) }));
      return [...notes, { ...component, areas }];
    }
    case "content":
    case "input":
      return [...notes, component];
  }
}

function isAbout({ about }: Note, component: CompiledComponent | CompiledPage): boolean {
  if (about?.key !== component.key) return false;
  return !("path" in component) || component.path === about.path;
}

function contentOf({ title, lines }: ProblemWords, index: number): ContentComponent {
  return {
    kind: "content",
    key: `problem-${String(index + 1)}`,
    text: [
      { tag: "p", children: [{ tag: "strong", children: [title] }] },
      { tag: "ul", children: lines.map(([name, text]) => ({ tag: "li", children: [`${name}: ${text}`] })) },
    ],
  };
}
