import { expect, type Page } from "@playwright/test";

/** What is wrong with a page of a form beyond what axe finds: none of it may be. */
interface Findings {
  readonly idsTwice: readonly string[];
  readonly brokenReferences: readonly string[];
  readonly errorsNotDescribed: readonly string[];
  readonly wrongOrder: readonly string[];
  readonly optionalUnmarked: readonly string[];
  readonly smallTargets: readonly string[];
  readonly squeezed: readonly string[];
  readonly alerts: number;
  readonly liveRegions: number;
  readonly overflow: number;
}

/**
 * The rules of an accessible form that axe alone misses: unique ids, references that resolve, errors and hints that
 * belong to their control, label before hint before error before control, "(freiwillig)" on what may be left out,
 * targets of 24 px, no text in a column of single letters, one polite live region and no alert for a single field, nothing cut off at the side.
 */
export async function expectAccessibilityRules(page: Page): Promise<void> {
  const findings = await page.evaluate(look);
  expect(findings).toEqual({
    idsTwice: [],
    brokenReferences: [],
    errorsNotDescribed: [],
    wrongOrder: [],
    optionalUnmarked: [],
    smallTargets: [],
    squeezed: [],
    alerts: 0,
    liveRegions: 1,
    overflow: 0,
  });
}

/** After a failed "Next": the summary has the focus, the title says it, and every link leads to what it names. */
export async function expectErrorSummary(page: Page): Promise<void> {
  const summary = page.locator(".kern-alert--danger[role=group]");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/Fehler: |Error: /);
  const links = await summary.getByRole("link").all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await link.click();
    const reached = await page.evaluate(() => {
      const focused = document.activeElement;
      const described = focused?.closest("[aria-describedby*=error]") ?? focused;
      return (
        described?.getAttribute("aria-describedby")?.includes("error") === true && focused !== document.body
      );
    });
    expect(reached, (await link.textContent()) ?? "").toBe(true);
  }
}

/** Runs in the page. */
function look(): Findings {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const name = (element: Element): string => `${element.tagName.toLowerCase()}#${element.id}`;
  const ids = all("[id]").map(({ id }) => id);
  const referenced = (element: Element, attribute: string): string[] =>
    element.getAttribute(attribute)?.split(" ") ?? [];
  const brokenReferences = ["aria-describedby", "aria-labelledby", "aria-controls", "for"].flatMap(
    (attribute) =>
      all(`[${attribute}]`).flatMap((element) =>
        referenced(element, attribute)
          .filter((id) => document.getElementById(id) === null)
          .map((id) => `${name(element)} ${attribute} ${id}`),
      ),
  );
  const described = new Set(
    all("[aria-describedby]").flatMap((element) => referenced(element, "aria-describedby")),
  );
  const invalid = all("[aria-invalid=true]").filter((element) => {
    const carriers = [element, element.closest("fieldset")];
    return !carriers.some((carrier) =>
      carrier === null
        ? false
        : referenced(carrier, "aria-describedby").some(
            (id) => document.getElementById(id)?.classList.contains("kern-error") === true,
          ),
    );
  });
  const errorsNotDescribed = [
    ...all(".kern-error").filter(({ id }) => !described.has(id) && !id.endsWith("-error")),
    ...invalid,
  ].map(name);
  const before = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const wrongOrder = all(".kern-form-input").flatMap((field) => {
    const control = field.querySelector("input, select, textarea");
    const parts = [
      field.querySelector("label"),
      field.querySelector(".kern-hint"),
      field.querySelector(".kern-error"),
      control,
    ];
    const there = parts.filter((part) => part !== null);
    return there.every((part, index) => index === 0 || before(there[index - 1]!, part))
      ? []
      : [name(control ?? field)];
  });
  const optionalUnmarked = all("form .kern-form-input").flatMap((field) => {
    const control = field.querySelector<HTMLInputElement>("input, select, textarea");
    const inGroup = field.closest(".kern-fieldset:not(.ap-case)")?.querySelector(".ap-cases") === null;
    const marked = /freiwillig|optional/.test(field.querySelector("label")?.textContent ?? "");
    return control === null || control.required || control.readOnly || marked || inGroup
      ? []
      : [name(control)];
  });
  // A link may reach over what it stands in.
  const stretched = (element: Element): boolean =>
    getComputedStyle(element, "::after").position === "absolute";
  const box = (element: Element): DOMRect =>
    ((stretched(element) ? element.closest("li") : null) ?? element).getBoundingClientRect();
  const smallTargets = all("main input, main select, main textarea, main button, main nav a").filter(
    (element) => {
      const { width, height } = box(element);
      const hidden = width <= 1 || height <= 1 || element.closest("[hidden]") !== null;
      return !hidden && (width < 24 || height < 24);
    },
  );
  const squeezed = all(".kern-hint, .kern-error, .kern-label, legend").filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 4 * width;
  });
  const root = document.documentElement;
  return {
    idsTwice: ids.filter((id, index) => ids.indexOf(id) !== index),
    brokenReferences,
    errorsNotDescribed,
    wrongOrder,
    optionalUnmarked,
    smallTargets: smallTargets.map(name),
    squeezed: squeezed.map(name),
    alerts: all("main [role=alert]").length,
    liveRegions: all("[aria-live=polite]").length,
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
  };
}
