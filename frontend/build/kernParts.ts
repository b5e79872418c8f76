/**
 * How KERN is cut: each part is a virtual stylesheet `virtual:kern/<part>.css` that a route imports when it shows such
 * components, so that no route carries the others' rules (budget: 10 kB of CSS per route).
 */
export const KERN_PARTS = {
  fields: /\.kern-(form-|fieldset|hint|error)/,
  alert: /\.kern-alert/,
  badge: /\.kern-badge/,
  accordion: /\.kern-accordion/,
  progress: /\.kern-progress/,
  summary: /\.kern-(summary|description-list)/,
  title: /\.kern-title/,
  hero: /\.kern-heading-x-large/,
  dialog: /\.kern-dialog/,
} as const;

export type KernPart = keyof typeof KERN_PARTS | "base";

export function kernPartOf(selector: string): KernPart {
  for (const [part, pattern] of Object.entries(KERN_PARTS)) {
    if (pattern.test(selector) && isKernPart(part)) return part;
  }
  return "base";
}

export function isKernPart(name: string): name is KernPart {
  return name === "base" || Object.hasOwn(KERN_PARTS, name);
}
