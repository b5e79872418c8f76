import type { Page } from "@playwright/test";

const WORD = /(?<![0-9A-Za-z])[A-Za-zÄÖÜäöüß]{2,}(?![0-9A-Za-z])/g;

/** Latin words that can be read or heard on the page, outside of numbers and addresses. */
export async function latinWords(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest("script, style, noscript, svg, .ap-mono, code") !== null) continue;
      if (parent.checkVisibility()) texts.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "placeholder", "alt", "title"])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? "");
    return texts.join("\n");
  });
  return [...wordsOf(said)];
}

/** Latin words that can be read in a text which is marked as neither German nor English, outside of addresses. */
export async function unmarkedWords(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest("script, style, noscript, svg, .ap-mono, code") !== null) continue;
      const told = parent.closest<HTMLElement>("[lang]")?.lang ?? "";
      if (parent.checkVisibility() && told !== "de" && told !== "en") texts.push(node.textContent ?? "");
    }
    return texts.join("\n");
  });
  return [...wordsOf(said.replaceAll(/\S+@\S+|https?:\S+|(?:\w+\.)+example\S*|\S+\.pdf/gi, ""))];
}

/** Collects every word that the portal's answers hold: data, which nobody can translate with the pages. */
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
