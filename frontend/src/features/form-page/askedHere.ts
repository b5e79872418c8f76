import type { CompiledComponent, CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { answering } from "./formIndex.ts";
import { type Given, withSources } from "./withSources.ts";
import { plainTruth } from "./plainTruth.ts";

/**
 * The form without the questions that this application never asks, because they hang on nothing but what the portal
 * said when it began. A question that stands on several pages has one path, so that both would be shown otherwise.
 */
export function askedHere(form: CompiledForm, given: Given): CompiledForm {
  const data = withSources(form, given);
  const ofPortal = new Set(
    form.pages.flatMap(({ components }) =>
      answering(components).flatMap((one) =>
        one.kind === "input" && one.source !== undefined ? [one.path] : [],
      ),
    ),
  );
  const isAsked = ({ condition, reads }: CompiledComponent): boolean =>
    condition === undefined ||
    reads?.every((path) => ofPortal.has(path)) !== true ||
    plainTruth(condition, data) !== false;
  const pages = form.pages.map((page) => ({
    ...page,
    components: page.components.filter((component) => component.kind !== "input" || isAsked(component)),
  }));
  return { ...form, pages };
}
