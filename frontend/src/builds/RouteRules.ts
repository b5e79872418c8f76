import type { Layout } from "../routes/routes.ts";

/** What `builds/meta/<id>.json` says of a build: its pages, and how each is shown. */
export interface RouteRules {
  readonly id: string;
  readonly timestamp: number;
  readonly routes: readonly RouteRule[];
}

export interface RouteRule {
  /** Carries the locale code as suffix. */
  readonly name: string;
  readonly path: string;
  readonly meta: { readonly layout: Layout };
  /** It is a document of its own, with its texts in `_payload.json`. */
  readonly prerendered: boolean;
}
