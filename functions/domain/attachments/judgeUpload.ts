import type {
  ActiveContent,
  BlankPages,
  FoundSignature,
  SignatureVerdict,
  UPLOAD_DANGERS,
  UploadVerdict,
} from "./UploadVerdict.ts";

/** What reading a PDF found out. */
export interface UploadFacts {
  readonly pages: number;
  /** Those of the pages that draw nothing. */
  readonly blankPages: number;
  readonly activeContents: readonly ActiveContent[];
  /** In the order of `UPLOAD_DANGERS`. */
  readonly dangers: readonly (typeof UPLOAD_DANGERS)[number][];
  readonly found: readonly FoundSignature[];
  readonly hasAppendix: boolean;
}

const WORST_FIRST = ["invalid", "unsupported", "modified", "intact"] as const;

/**
 * What the portal makes of a PDF that it could read. Programs are refused, forms whose pages are made by a program, and
 * portfolios, whose papers are not on its pages; scripts are accepted and named, because official forms often calculate
 * (`adapters/pdf/README.md` 3).
 */
export function judgeUpload(facts: UploadFacts): UploadVerdict {
  if (facts.pages === 0) return { kind: "refused", refusal: "no-pages" };
  const [danger] = facts.dangers;
  if (danger !== undefined) return { kind: "refused", refusal: danger };
  const { activeContents, found, hasAppendix } = facts;
  const signatures = signatureVerdict(found);
  const blankPages = blankPagesOf(facts);
  return { kind: "accepted", inspection: { signatures, found, activeContents, hasAppendix, blankPages } };
}

function blankPagesOf({ pages, blankPages }: UploadFacts): BlankPages {
  if (blankPages === 0) return "none";
  return blankPages === pages ? "all" : "some";
}

function signatureVerdict(found: readonly FoundSignature[]): SignatureVerdict {
  return WORST_FIRST.find((verdict) => found.some((one) => one.verdict === verdict)) ?? "none";
}
