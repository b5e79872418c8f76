import { type ReactNode, useId, useSyncExternalStore } from "react";
import type {
  CompiledComponent,
  InputComponent,
  LayoutComponent,
} from "../../../../functions/forms/CompiledForm.ts";
import type { Expression } from "../../../../functions/forms/Expression.ts";
import { useField, useForm } from "./FormContext.ts";
import { RichTextView } from "./RichTextView.tsx";
import { FIELD_TYPES } from "./registry.tsx";

export interface FormComponentsProps {
  readonly components: readonly CompiledComponent[];
}

/** The parts of a page in reading order. A conditional part appears at once, after what it depends on. */
export function FormComponents({ components }: FormComponentsProps): ReactNode {
  return components.map((component) => {
    switch (component.kind) {
      case "layout":
        return <Group key={component.key} group={component} />;
      case "content":
        return (
          <Conditional key={component.key} condition={component.condition}>
            <RichTextView text={component.text} />
          </Conditional>
        );
      case "container":
      case "grid":
        return <FormComponents key={component.key} components={component.components} />;
      case "input":
        return <Field key={component.key} field={component} />;
    }
  });
}

function Field({ field }: { readonly field: InputComponent }): ReactNode {
  const { visible } = useField(field.path);
  const Control = FIELD_TYPES[field.type]?.Field;
  return visible && Control !== undefined ? <Control field={field} /> : null;
}

function Group({ group }: { readonly group: LayoutComponent }): ReactNode {
  const id = useId();
  return (
    <Conditional condition={group.condition}>
      <section className="ap-group" aria-labelledby={id}>
        <h2 className="kern-heading-medium" id={id}>
          {group.label}
        </h2>
        <FormComponents components={group.areas.flatMap((area) => area.components)} />
      </section>
    </Conditional>
  );
}

function Conditional(props: {
  readonly condition: Expression | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { store } = useForm();
  const { condition, children } = props;
  const shown = useSyncExternalStore(
    (listener) => store.subscribeAll(listener),
    () => condition === undefined || store.holds([condition]),
  );
  return shown ? children : null;
}
