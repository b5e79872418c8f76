import type { DeliveryReceipt } from "#domain/sending/DeliveryReceipt.ts";

export interface HashedFile {
  readonly fileName: string;
  /** Lower-case hex. */
  readonly sha512: string;
}

/** What is known of one file after comparing. `same`: handed over exactly so, whatever it is called today. */
export type ComparedFile =
  | { readonly kind: "same"; readonly fileName: string; readonly nameInReceipt: string }
  | {
      readonly kind: "other-version";
      readonly fileName: string;
      readonly sha512: string;
      readonly expected: string;
    }
  | { readonly kind: "not-handed-over"; readonly fileName: string }
  | { readonly kind: "not-compared"; readonly fileName: string };

/** Chosen files against those of a receipt: each chosen file first, then what is still missing. */
export function compareFiles(
  { files }: Pick<DeliveryReceipt, "files">,
  chosen: readonly HashedFile[],
): readonly ComparedFile[] {
  const found = new Set<string>();
  const compared = chosen.map(({ fileName, sha512 }): ComparedFile => {
    const same = files.find((file) => file.sha512 === sha512);
    if (same !== undefined) {
      found.add(same.fileName);
      return { kind: "same", fileName, nameInReceipt: same.fileName };
    }
    const named = files.find((file) => file.fileName.toLowerCase() === fileName.toLowerCase());
    if (named === undefined) return { kind: "not-handed-over", fileName };
    found.add(named.fileName);
    return { kind: "other-version", fileName, sha512, expected: named.sha512 };
  });
  const missing = files.filter(({ fileName }) => !found.has(fileName));
  return [...compared, ...missing.map(({ fileName }) => ({ kind: "not-compared", fileName }) as const)];
}
