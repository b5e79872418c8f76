import type { ReactNode } from "react";
import { HidesNote, HintAndError, Question } from "../control/FieldFrame.tsx";
import type { ShownType } from "../control/ShownType.ts";
import { type FieldProps, useField, useForm, useControl } from "../control/useControl.ts";
import { excuseAt, excusePath, isDocument } from "#forms/requiredDocuments.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";

export const checkbox: ShownType = {
  Control: CheckBox,
  summary: { lines: (_, { value, t }) => (value === true ? [t("form.yes")] : []), isOfPage: true },
};

const OTHER = { later: "unavailable", unavailable: "later" } as const;

function CheckBox(props: FieldProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const said = useExcuse(props.path);
  const { id, path, view, required, locked, invalid, describedBy, ...control } = useControl(props);
  if (said?.isNeedless === true) return null;
  return (
    <div className={invalid ? "kern-form-check kern-form-check--error" : "kern-form-check"}>
      <input
        className={
          invalid ? "kern-form-check__checkbox kern-form-check__checkbox--error" : "kern-form-check__checkbox"
        }
        type="checkbox"
        id={id}
        name={path}
        required={required}
        disabled={locked}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        checked={view.value === true}
        onChange={({ target }) => store.set(path, target.checked ? true : undefined)}
      />
      <label className="kern-label" htmlFor={id}>
        {said === undefined ? (
          <Question label={control.label} isOptional={control.isOptional} />
        ) : (
          // Its document stands right above: only who does not see that hears its name again.
          <>
            {t(`form.excuse.${said.excuse}`)}
            <span className="ap-sr">: {said.document}</span>
          </>
        )}
      </label>
      <HintAndError id={id} hint={control.hint} error={view.error} source={control.source} />
      {view.hides && <HidesNote />}
    </div>
  );
}

/** Of which document, and what, this answer would say why it is missing. */
function useExcuse(path: string) {
  const said = excuseAt(path);
  const { store } = useForm();
  const document = said?.document ?? path;
  const files = useField(document).value;
  const other = useField(said === undefined ? path : excusePath(document, OTHER[said.excuse])).value;
  const own = useField(path).value;
  const component = store.componentOf(document);
  if (said === undefined || component?.kind !== "input" || !isDocument(component)) return undefined;
  const isThere = Array.isArray(files) && files.length > 0;
  return {
    excuse: said.excuse,
    document: component.label,
    /** It is there, or the other thing is said of it. */
    isNeedless: isThere || (other === true && own !== true),
  };
}
