import type { CompiledPage } from "../../../../functions/forms/CompiledForm.ts";
import type { FormStore } from "../../features/form-page/formStore.ts";
import type { Step } from "../../features/stepper/Stepper.tsx";

export const REVIEW = "review";
export const SEND = "send";

/** Pages of the form that are shown now. */
export function pagesOf(store: FormStore): readonly CompiledPage[] {
  const { pages } = store.state();
  return store.form().pages.filter((page) => pages.includes(page.key));
}

/** The steps with their states. An address that names no step shows the first page. */
export function stepsOf(
  store: FormStore,
  given: { readonly current: string; readonly review: string; readonly send: string },
): readonly Step[] {
  const pages = pagesOf(store);
  const keys = [...pages.map((page) => page.key), REVIEW, SEND];
  const currentIndex = Math.max(0, keys.indexOf(given.current));
  const answers = pages.map((page, index): Step => {
    const wrong = store.errorsOf(page).length > 0;
    const visited = index < currentIndex || store.hasAnswers(page);
    const state =
      index === currentIndex
        ? "current"
        : !visited
          ? "open"
          : wrong
            ? index < currentIndex
              ? "error"
              : "open"
            : "done";
    return { key: page.key, title: page.title, group: "answers", state };
  });
  const closing = [REVIEW, SEND].map((key, offset): Step => {
    const index = pages.length + offset;
    const state = index === currentIndex ? "current" : index < currentIndex ? "done" : "open";
    return { key, title: key === REVIEW ? given.review : given.send, group: "closing", state };
  });
  return [...answers, ...closing];
}
