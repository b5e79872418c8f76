import { Activity, type ReactNode, startTransition, type SyntheticEvent, useEffect, useState } from "react";
import type { CompiledPage } from "#forms/CompiledForm.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { firstVisibleComponents } from "../store/formIndex.ts";
import { FormComponents } from "./FormComponents.tsx";
import { useForm } from "../fields/control/useControl.ts";
import { TOP } from "../store/place.ts";

export interface PageFormsProps {
  readonly page: CompiledPage;
  readonly next: CompiledPage | undefined;
  /** How many parts that are shown are rendered now; undefined: all. */
  readonly first: number | undefined;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Id of the form of a page, for buttons outside it. */
export function formIdOf({ key }: CompiledPage): string {
  return `page-${key}`;
}

/**
 * The fields of the page and, out of sight, those of the next one: they are rendered in small pieces while the person
 * fills in this one, so that going on shows them at once. Each page is a form of its own, so that no browser fills in
 * what is not to be seen.
 */
export function PageForms({ page, next, first, onSubmit }: PageFormsProps): ReactNode {
  const { store } = useForm();
  const { foreign } = useTranslation();
  const [painted, setPainted] = useState<string>();
  useEffect(() => {
    afterPaint(() => startTransition(() => setPainted(page.key)));
  }, [page.key]);
  // The page before goes, and the next one comes, when the person sees this one.
  const prepared = painted === page.key && next?.deferred !== true ? next?.key : undefined;
  const rendered = store.form().pages.filter(({ key }) => [page.key, painted, prepared].includes(key));
  return rendered.map((one) => (
    <Activity key={one.key} mode={one.key === page.key ? "visible" : "hidden"}>
      <form className="ap-questions" id={formIdOf(one)} noValidate onSubmit={onSubmit} {...foreign}>
        <FormComponents
          components={
            first === undefined
              ? one.components
              : firstVisibleComponents(one.components, { visible: store.state().visible, most: first })
          }
          place={TOP}
        />
      </form>
    </Activity>
  ));
}

/** Runs something once what is rendered now is on the screen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
