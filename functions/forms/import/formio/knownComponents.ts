import { isRaw, partsIn, textIn, type Raw } from "./rawDefinition.ts";

/** A component of a definition and where its answer lies. */
export interface KnownComponent {
  readonly key: string;
  readonly type: string;
  /** Path of the answer without row numbers; of a layout, that of the answers around it. */
  readonly path: string;
  /** Path with the keys of all layouts. */
  readonly fullPath: string;
  /** False for layouts and content. */
  readonly hasAnswer: boolean;
  /** Path of the row, container or "" around it: what `row` means in its expressions. */
  readonly row: string;
  /** Lists of rows around it. */
  readonly grids: number;
  readonly raw: Raw;
  /** Numbers on the way through the definition: `components[0].columns[1].components[2]`. */
  readonly place: string;
  readonly parent: KnownComponent | undefined;
}

const LAYOUTS = new Set(["panel", "fieldset", "well", "columns", "table", "tabs", "content", "htmlelement"]);
const GRIDS = new Set(["datagrid", "editgrid", "datatable"]);

/** Levels that a definition may nest; deeper ones are refused before (lint rule `nesting`). */
export const MAX_NESTING = 30;

/** All components of a definition in reading order, layouts included. Parts that are no components are left out. */
export function knownComponents(definition: Raw): readonly KnownComponent[] {
  const found: KnownComponent[] = [];
  visit({ children: childrenOf(definition), parent: undefined, depth: 0 }, found);
  return found;
}

interface Level {
  readonly children: readonly { readonly raw: Raw; readonly place: string }[];
  readonly parent: KnownComponent | undefined;
  readonly depth: number;
}

function visit(level: Level, found: KnownComponent[]): void {
  if (level.depth > MAX_NESTING) return;
  for (const { raw, place } of level.children) {
    const component = placed({ raw, place }, level.parent);
    found.push(component);
    visit({ children: childrenOf(raw, place), parent: component, depth: level.depth + 1 }, found);
  }
}

function placed(
  { raw, place }: { readonly raw: Raw; readonly place: string },
  parent: KnownComponent | undefined,
): KnownComponent {
  const type = textIn(raw, "type");
  const key = textIn(raw, "key");
  const hasAnswer =
    !LAYOUTS.has(type) && !(raw["input"] === false && type !== "container" && !GRIDS.has(type));
  const around = parent === undefined ? "" : parent.path;
  const join = (start: string, end: string): string => [start, end].filter((part) => part !== "").join(".");
  return {
    key,
    type,
    path: hasAnswer ? join(around, key) : around,
    fullPath: join(parent?.fullPath ?? "", key),
    hasAnswer,
    row: around,
    grids: parent === undefined ? 0 : parent.grids + (GRIDS.has(parent.type) ? 1 : 0),
    raw,
    place,
    parent,
  };
}

/** The components inside of one: its own, those of its columns, and those of the cells of a table. */
function childrenOf(raw: Raw, place = ""): readonly { readonly raw: Raw; readonly place: string }[] {
  const listed = (part: Raw, at: string): readonly { readonly raw: Raw; readonly place: string }[] =>
    partsIn(part, "components").map((child, index) => ({
      raw: child,
      place: `${at}components[${String(index)}]`,
    }));
  const prefix = place === "" ? "" : `${place}.`;
  const columns = partsIn(raw, "columns");
  if (columns.length > 0)
    return columns.flatMap((column, index) => listed(column, `${prefix}columns[${String(index)}].`));
  const rows = Array.isArray(raw["rows"]) ? raw["rows"] : [];
  if (rows.length > 0) {
    return rows.flatMap((row: unknown, line) =>
      (Array.isArray(row) ? row.filter(isRaw) : []).flatMap((cell, index) =>
        listed(cell, `${prefix}rows[${String(line)}][${String(index)}].`),
      ),
    );
  }
  return listed(raw, prefix);
}
