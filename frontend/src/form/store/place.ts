/** Where a component stands: nothing at the top, the path of a container, or a row of a grid. */
export interface Place {
  /** Path as the definition writes it, without row numbers. */
  readonly template: string;
  /** Path of the answers: `grid[0]`. */
  readonly instance: string;
}

export const TOP: Place = { template: "", instance: "" };

/** Path of a component's answer where it stands: `grid.name` in the first row is `grid[0].name`. */
export function instancePath(template: string, place: Place): string {
  return place.instance + template.slice(place.template.length);
}

/** The place inside a container, or inside a row of a grid. */
export function placeInside(
  template: string,
  around: { readonly place: Place; readonly row?: number },
): Place {
  const instance = instancePath(template, around.place);
  return {
    template,
    instance: around.row === undefined ? instance : `${instance}[${around.row.toString()}]`,
  };
}
