/** Sides of a box that follow the direction of writing, in place of left and right. */
const SIDES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[;{\s]|^)(margin|padding|border)-left(?=[-:])/g, "$1-inline-start"],
  [/(?<=[;{\s]|^)(margin|padding|border)-right(?=[-:])/g, "$1-inline-end"],
  [/(?<=[;{\s]|^)left:/g, "inset-inline-start:"],
  [/(?<=[;{\s]|^)right:/g, "inset-inline-end:"],
  [/text-align: ?left/g, "text-align:start"],
  [/text-align: ?right/g, "text-align:end"],
];

/** KERN is drawn from left to right; a language that is written the other way sees it mirrored. */
export function mirrored(css: string): string {
  return SIDES.reduce((text, [side, logical]) => text.replaceAll(side, logical), css);
}
