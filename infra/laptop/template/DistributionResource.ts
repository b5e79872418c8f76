/** Which of the names that a browser sends are meant. */
export type NameChoice =
  | { readonly kind: "none" }
  | { readonly kind: "all" }
  | { readonly kind: "only" | "except"; readonly names: readonly string[] };

/** What of a request reaches the origin. */
export type PassedOn = {
  readonly headers: NameChoice;
  readonly cookies: NameChoice;
  readonly queryStrings: NameChoice;
};

/** What is kept of answers, and for how many seconds. */
export type CachePolicyResource = {
  readonly minimum: number;
  readonly maximum: number;
  /** Encodings in which answers are kept, and so handed out. */
  readonly encodings: readonly ("br" | "gzip")[];
  /** What tells one kept answer from another; the origin gets it too. */
  readonly key: PassedOn;
};

/** A header that is written over an answer. */
export type WrittenHeader = {
  readonly name: string;
  readonly value: string;
  /** Also where the origin says another value. */
  readonly overrides: boolean;
};

/** The value of a header for the origin: as it is, or a part of a secret. */
export type OriginHeader = {
  readonly name: string;
  readonly value: string | { readonly secretArn: string; readonly key: string };
};

export type OriginResource = {
  readonly kind: "pages" | "api";
  readonly host: string;
  readonly headers: readonly OriginHeader[];
};

/** How addresses of one pattern are answered. */
export type BehaviourResource = {
  readonly pattern: string;
  readonly origin: OriginResource;
  readonly methods: readonly string[];
  readonly compresses: boolean;
  readonly cache: CachePolicyResource;
  /** What the origin gets besides the key of the cache. */
  readonly passesOn: PassedOn;
  readonly writes: readonly WrittenHeader[];
};

export type DistributionResource = {
  /** The first whose pattern fits counts; the last fits always. */
  readonly behaviours: readonly BehaviourResource[];
  /** For how many seconds an error is kept at least, by status. */
  readonly errorSeconds: ReadonlyMap<number, number>;
};
