export type SaveState =
  | { readonly kind: "saved"; readonly at: string }
  | { readonly kind: "saving" }
  /** Typing goes on; it is sent when the connection is back. */
  | { readonly kind: "offline"; readonly since: string }
  | { readonly kind: "failed"; readonly since: string }
  | { readonly kind: "conflict"; readonly since: string }
  | { readonly kind: "signed-out"; readonly since: string }
  /** Another window edits: what stands here stays here. */
  | { readonly kind: "elsewhere"; readonly since: string }
  | { readonly kind: "over" };
