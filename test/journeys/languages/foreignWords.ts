import type { Page } from "@playwright/test";

const WORD = /(?<![0-9A-Za-z])[A-Za-zÄÖÜäöüß]{2,}(?![0-9A-Za-z])/g;

/** Latin words that can be read on the page or that a screen reader speaks, outside of numbers and addresses. */
export async function latinWords(page: Page): Promise<readonly string[]> {
  const read = await textsOf(page, { andMarked: true });
  const spoken = await page.evaluate(() =>
    ["aria-label", "placeholder", "alt", "title"].flatMap((name) =>
      Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? ""),
    ),
  );
  return [...wordsOf([read, ...spoken].join("\n"))];
}

/** Latin words that can be read in a text which is not marked as one of another language, outside of addresses. */
export async function unmarkedWords(page: Page): Promise<readonly string[]> {
  const read = await textsOf(page, { andMarked: false });
  return [...wordsOf(read.replaceAll(/\S+@\S+|https?:\S+|(?:\w+\.)+example\S*|\S+\.pdf/gi, ""))];
}

/** What can be read on the page, with or without what is marked as words of another language. */
function textsOf(page: Page, { andMarked }: { readonly andMarked: boolean }): Promise<string> {
  return page.evaluate((takesAll) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest("script, style, noscript, svg, .ap-mono, code") !== null) continue;
      const marked = parent.closest<HTMLElement>("[lang]")?.lang ?? "";
      const isMarked = marked !== "" && marked !== document.documentElement.lang;
      if (parent.checkVisibility() && (takesAll || !isMarked)) texts.push(node.textContent ?? "");
    }
    return texts.join("\n");
  }, andMarked);
}

/** Collects every word that the portal's answers contain: data, which are not translated with the pages. */
export function wordsOfAnswers(page: Page): () => Promise<ReadonlySet<string>> {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/")) answers.push(response.text().catch(() => ""));
  });
  return async () => wordsOf((await Promise.all(answers)).join(" "));
}

export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(WORD), ([word]) => word));
}
