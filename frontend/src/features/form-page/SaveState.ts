import type { DifferingAnswer } from "./differingAnswers.ts";

export type SaveState =
  | { readonly kind: "saved"; readonly at: string }
  | { readonly kind: "saving" }
  /** Typing goes on; it is sent when the connection is back. */
  | { readonly kind: "offline"; readonly since: string }
  | { readonly kind: "failed"; readonly since: string }
  /** Nobody can change anything now: it is sent when that is over. */
  | { readonly kind: "read-only"; readonly since: string }
  /** These answers stand otherwise in what another window or device saved `at` that time. */
  | {
      readonly kind: "conflict";
      readonly since: string;
      readonly at: string;
      readonly differing: readonly DifferingAnswer[];
    }
  | { readonly kind: "signed-out"; readonly since: string }
  /** Another window edits: what stands here stays here. */
  | { readonly kind: "elsewhere"; readonly since: string }
  | { readonly kind: "over" };
