import { memo, type ReactNode, useId } from "react";
import type {
  CompiledComponent,
  ContentComponent,
  GridComponent,
  LayoutComponent,
} from "#forms/CompiledForm.ts";
import { FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import { shownPath } from "#forms/answers/shownPath.ts";
import { type FieldProps, useField } from "../fields/control/useControl.ts";
import { further, FIRST_CONTROLS, FurtherControl, isFirst } from "../fields/controls.ts";
import { instancePath, type Place, placeInside } from "../store/place.ts";
import { RichTextView } from "../fields/control/RichTextView.tsx";

export interface FormComponentsProps {
  readonly components: readonly CompiledComponent[];
  readonly place: Place;
}

const Several = further((parts) => parts.Several);
const DataGrid = further((parts) => parts.DataGrid);
const EditGrid = further((parts) => parts.EditGrid);
const WideLayout = further((parts) => parts.WideLayout);
const RequiredDocuments = further((parts) => parts.RequiredDocuments);

/**
 * The parts of a page in reading order. A conditional part appears at once, after what it depends on. Memoised: what
 * stands where depends on the definition alone, so nothing around a form makes its fields render.
 */
export const FormComponents = memo(function FormComponents(props: FormComponentsProps): ReactNode {
  const { components, place } = props;
  // Also of few: a bunch that came around fields when more follow would be another one, and take the focus from them.
  return bunchesOf(components).map((bunch) => <Bunch key={bunch[0]?.key} components={bunch} place={place} />);
});

function Bunch({ components, place }: FormComponentsProps): ReactNode {
  return components.map((component) => {
    const { key } = component;
    switch (component.kind) {
      case "layout":
        return <Layout key={key} layout={component} place={place} />;
      case "content":
        return <Content key={key} content={component} path={shownPath(key, place.instance)} />;
      case "container":
        return <Container key={key} container={component} place={place} />;
      case "grid":
        return <Grid key={key} grid={component} place={place} />;
      case "input":
        return <Field key={key} field={component} path={instancePath(component.path, place)} />;
    }
  });
}

/** A change of one part makes React look at all that stand beside it: few at each level, a key press is quicker. */
const MOST_SIBLINGS = 8;

function bunchesOf(components: readonly CompiledComponent[]): readonly (readonly CompiledComponent[])[] {
  const count = Math.ceil(components.length / MOST_SIBLINGS);
  return Array.from({ length: count }, (_, bunch) =>
    components.slice(bunch * MOST_SIBLINGS, (bunch + 1) * MOST_SIBLINGS),
  );
}

interface Placed {
  readonly place: Place;
}

/** Memoised: the rest of a page follows the first fields in pieces, and each piece would render those again. */
const Field = memo(function Field({ field: given, path }: Omit<FieldProps, "view">): ReactNode {
  const view = useField(path);
  const { visible, overlay } = view;
  // Logic may put another component in its place.
  const field = overlay?.component?.kind === "input" ? overlay.component : given;
  const Control = isFirst(field.type) ? FIRST_CONTROLS[field.type] : FurtherControl;
  if (!visible || Control === undefined) return null;
  return field.multiple === true && !FIELD_TYPES[field.type].givesSeveral ? (
    <Several field={field} path={path} view={view} Item={Control} />
  ) : (
    <Control field={field} path={path} view={view} />
  );
});

function Content({
  content,
  path,
}: {
  readonly content: ContentComponent;
  readonly path: string;
}): ReactNode {
  if (!useField(path).visible) return null;
  return (
    <div className="ap-text">
      <RichTextView text={content.text} />
      {content.view === "requiredDocuments" && <RequiredDocuments />}
    </div>
  );
}

function Container({
  container,
  place,
}: Placed & { readonly container: Extract<CompiledComponent, { readonly kind: "container" }> }): ReactNode {
  const inside = placeInside(container.path, { place });
  const { visible } = useField(inside.instance);
  return visible ? <FormComponents components={container.components} place={inside} /> : null;
}

function Grid({ grid, place }: Placed & { readonly grid: GridComponent }): ReactNode {
  const path = instancePath(grid.path, place);
  const { visible } = useField(path);
  if (!visible) return null;
  const Rows = grid.type === "editgrid" ? EditGrid : DataGrid;
  return (
    <Rows
      grid={grid}
      path={path}
      renderRow={(row) => (
        <FormComponents components={grid.components} place={placeInside(grid.path, { place, row })} />
      )}
    />
  );
}

function Layout({ layout, place }: Placed & { readonly layout: LayoutComponent }): ReactNode {
  const { visible } = useField(shownPath(layout.key, place.instance));
  if (!visible) return null;
  const { type, label, areas } = layout;
  const parts = areas.map(({ components }, index) => (
    <FormComponents key={index} components={components} place={place} />
  ));
  switch (type) {
    case "columns":
    case "table":
      return <WideLayout areas={areas} parts={parts} />;
    // They become sections, because nothing may be hidden.
    case "tabs":
      return areas.map((area, index) => (
        <Group key={index} label={area.label ?? ""} className="kern-heading-small">
          {parts[index]}
        </Group>
      ));
    case "panel":
    case "fieldset":
    case "well":
      if (label === "") return <div className="ap-group">{parts}</div>;
      return (
        <Group label={label} className="kern-heading-medium">
          {parts}
        </Group>
      );
  }
}

interface GroupProps {
  readonly label: string;
  /** Of its heading. */
  readonly className: string;
  readonly children: ReactNode;
}

function Group({ label, className, children }: GroupProps): ReactNode {
  const id = useId();
  return (
    <section className="ap-group" aria-labelledby={id}>
      <h2 className={className} id={id}>
        {label}
      </h2>
      {children}
    </section>
  );
}
