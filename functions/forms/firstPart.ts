import type { CompiledForm, CompiledPage } from "./CompiledForm.ts";
import { fieldsOf } from "./fieldsOf.ts";

/**
 * The outline of a form with the components of its first page: what a browser needs to show the first field. Pages that
 * may be left out come along up to the first that is always shown. The others say that they are still to come.
 */
export function firstPart(form: CompiledForm): CompiledForm {
  const first = form.pages.findIndex(
    ({ condition, hidden }) => condition === undefined && hidden === undefined,
  );
  const pages = form.pages.map((page, index): CompiledPage => {
    if (page.aside === true || index <= first || first === -1) return page;
    return { ...page, components: [], deferred: true };
  });
  const lists = new Set(pages.flatMap((page) => fieldsOf(page)).map(({ field }) => field.optionList));
  const optionLists = Object.fromEntries(
    Object.entries(form.optionLists).filter(([name]) => lists.has(name)),
  );
  const { fee, ...outline } = form;
  return { ...outline, pages, optionLists };
}
