import { newBudget, type Definition, type PdfFile, resolve, type Resolved } from "./PdfFile.ts";
import { entryOf, isArray, isDictionary, type PdfDictionary, type PdfValue } from "./PdfValue.ts";
import { type Content, readContent } from "./readContent.ts";
import type { PdfPage } from "./readPages.ts";
import { unpackStream } from "./unpackStream.ts";

/** What looking at all pages may cost, in bytes; whatever is not looked at counts as drawn. */
const WORK_MOST = 40_000_000;
/** Of one content: an empty page has no more. */
const CONTENT_MOST = 4_000_000;
/** Of each value that is looked at, so that many small ones have their price, too. */
const STEP = 100;

/** Annotations that show nothing by themselves (ISO 32000-1 section 12.5.6). */
const UNSEEN = new Set(["Link", "Popup"]);

/** What is to be looked at for one page. */
interface Part {
  readonly value: PdfValue | undefined;
  readonly resources: PdfValue | undefined;
}

/** Pages that draw nothing. White paper that was scanned is a picture, and no such page. */
export function countBlankPages(file: PdfFile, pages: readonly PdfPage[]): number {
  const looking = lookingAt(file);
  return pages.filter((page) => !looking.draws(page)).length;
}

function lookingAt(file: PdfFile): { readonly draws: (page: PdfPage) => boolean } {
  let workLeft = WORK_MOST;
  const contents = new Map<Definition, Content>();

  /** The value under a key. Keys are searched one by one, and a dictionary may have a million. */
  function look(dictionary: PdfDictionary, key: string): Resolved {
    workLeft -= STEP + dictionary.keys.length;
    return resolve(file.latest, { value: entryOf(dictionary, key) });
  }

  function contentOf(holder: Definition, dictionary: PdfDictionary): Content {
    const known = contents.get(holder);
    if (known !== undefined) return known;
    const content = readStream(holder, dictionary);
    contents.set(holder, content);
    return content;
  }

  function readStream({ stream }: Definition, dictionary: PdfDictionary): Content {
    const inflatedLeft = Math.min(CONTENT_MOST, workLeft);
    if (stream === undefined || stream.to - stream.from > inflatedLeft) return { kind: "paints" };
    const source = { bytes: file.bytes, budget: { ...newBudget(), inflatedLeft } };
    const unpacked = unpackStream(source, { dictionary, stream });
    // What failed may have been unpacked up to the bound.
    workLeft -= unpacked.ok ? unpacked.value.length : inflatedLeft;
    return unpacked.ok ? readContent(unpacked.value) : { kind: "paints" };
  }

  /** The objects that a content only names; undefined when it paints, or may paint, by itself. */
  function partsOf({ value, resources }: Part, seen: Set<Definition>): readonly Part[] | undefined {
    const { value: found, within } = resolve(file.latest, { value });
    workLeft -= STEP;
    if (found === null) return [];
    if (isArray(found)) {
      workLeft -= STEP * found.items.length;
      return workLeft < 0 ? undefined : found.items.map((item) => ({ value: item, resources }));
    }
    if (!isDictionary(found) || within?.stream === undefined) return undefined;
    if (seen.has(within)) return [];
    seen.add(within);
    const content = contentOf(within, found);
    if (content.kind === "paints") return undefined;
    return content.names.length === 0 ? [] : formsNamed(content.names, resources);
  }

  function formsNamed(
    names: readonly string[],
    resources: PdfValue | undefined,
  ): readonly Part[] | undefined {
    const { value: all } = resolve(file.latest, { value: resources });
    const objects = isDictionary(all) ? look(all, "XObject").value : null;
    if (!isDictionary(objects)) return undefined;
    const forms: Part[] = [];
    for (const name of names) {
      const { value: object, within } = look(objects, name);
      if (!isDictionary(object) || within === undefined || look(object, "Subtype").value !== "Form")
        return undefined;
      const value: PdfValue = { kind: "reference", number: within.number };
      // Without resources of its own it is unknown what it names: then it counts as painting.
      forms.push({ value, resources: entryOf(object, "Resources") });
    }
    return forms;
  }

  function hasVisibleAnnotation(page: PdfDictionary): boolean {
    const { value: annotations } = look(page, "Annots");
    if (annotations === null) return false;
    if (!isArray(annotations)) return true;
    return annotations.items.some((item) => {
      const { value: annotation } = resolve(file.latest, { value: item });
      workLeft -= STEP;
      if (workLeft < 0) return true;
      if (!isDictionary(annotation)) return false;
      const { value: kind } = look(annotation, "Subtype");
      return look(annotation, "AP").value !== null || typeof kind !== "string" || !UNSEEN.has(kind);
    });
  }

  return {
    draws({ dictionary, resources }) {
      if (workLeft < 0 || hasVisibleAnnotation(dictionary)) return true;
      const seen = new Set<Definition>();
      const waiting: Part[] = [{ value: entryOf(dictionary, "Contents"), resources }];
      for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
        const further = workLeft < 0 ? undefined : partsOf(part, seen);
        if (further === undefined) return true;
        for (const one of further) waiting.push(one);
      }
      return false;
    },
  };
}
