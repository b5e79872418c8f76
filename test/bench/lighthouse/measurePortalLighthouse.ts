import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { routesOf } from "#ui/navigation/localePath.ts";
import { findChromium, NO_CHROMIUM } from "#test/journeys/findChromium.ts";
import type { FigureSection } from "../Figure.ts";
import { askLighthouse } from "./askLighthouse.ts";
import { lighthouseFigures } from "./lighthouseFigures.ts";
import { serveOverHttp2 } from "./serveOverHttp2.ts";

const TITLE = "Pages without sign-in: Lighthouse, mobile";
/** The home page, the longest page of content, and where an application begins. */
const PAGES: readonly string[] = ["index", "privacy-policy", "antrag-start"];
const NURSE_IN_COLOGNE = {
  leiKaId: "99150001001010",
  location: { ars: "053150000000", place: "Köln", postalCode: "50667" },
};

/** What Lighthouse thinks of pages of the running portal; or why it could not be asked. */
export async function measurePortalLighthouse(url: string): Promise<FigureSection> {
  const chromePath = findChromium("whole");
  if (chromePath === undefined) return { title: TITLE, remark: NO_CHROMIUM, figures: [] };
  const pages = routesOf("prefix_except_default").filter(
    ({ pageId, locale }) => locale === "de" && PAGES.includes(pageId),
  );
  const query = new URLSearchParams({ processData: encodeProcessData(NURSE_IN_COLOGNE) });
  const served = await serveOverHttp2(url);
  const addresses = pages.map(
    ({ pageId, path }) =>
      new URL(pageId === "antrag-start" ? `${path}?${query.toString()}` : path, served.url).href,
  );
  const answer = await askLighthouse(addresses, chromePath);
  served.stop();
  if (!answer.asked) return { title: TITLE, remark: answer.why, figures: [] };
  return {
    title: TITLE,
    remark: answer.how,
    figures: pages.flatMap(({ path }, index) =>
      lighthouseFigures({ name: path, reports: answer.reports[index] ?? [] }),
    ),
  };
}
