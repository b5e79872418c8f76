/** What is known of one condition of a deployment. */
export type Verdict =
  | { readonly kind: "fine"; readonly says: string }
  /** To be done, and the deployment goes on. */
  | { readonly kind: "todo"; readonly says: string }
  /** To be done before: the deployment would fail, or harm somebody. */
  | { readonly kind: "must"; readonly says: string }
  /** It could not be looked at, and why. */
  | { readonly kind: "unseen"; readonly says: string };

export interface Finding {
  /** Of what, in two or three words. */
  readonly about: string;
  readonly verdict: Verdict;
}

const finding =
  (kind: Verdict["kind"]) =>
  (about: string, says: string): Finding => ({
    about,
    verdict: { kind, says },
  });
export const fine = finding("fine");
export const todo = finding("todo");
export const must = finding("must");
export const unseen = finding("unseen");
