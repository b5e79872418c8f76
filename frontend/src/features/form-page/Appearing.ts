import { useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { CompiledPage } from "../../../../functions/forms/CompiledForm.ts";
import { announce } from "../../components/announcements.ts";
import { useForm } from "./FormContext.ts";

/** Says that an answer brought further questions on the page: who does not see them appear must know. */
export function Appearing({ page }: { readonly page: CompiledPage }): null {
  const { t } = useTranslation();
  const { store } = useForm();
  useEffect(() => {
    let before = store.state().visible;
    return store.subscribeAll(() => {
      const { visible } = store.state();
      if (visible === before) return;
      const known = before;
      before = visible;
      const appeared = [...visible].filter((path) => !known.has(path) && store.pageOf(path) === page.key);
      const fields = appeared.map(store.componentOf).filter((component) => component?.kind === "input");
      const [first] = fields;
      // A new row says so itself.
      const row = appeared.some((path) => path.endsWith("]"));
      if (first === undefined || row) return;
      announce(t("form.appeared", { count: fields.length, label: first.label }));
    });
  }, [store, page, t]);
  return null;
}
