import type { ReactNode } from "react";
import { PartGone, partFailed } from "../builds/partFailed.ts";
import { CORE, loadMessages, loadUsedMessages } from "../i18n/lazyMessages.ts";
import type { LayoutProps } from "./layouts/Frame.tsx";
import { MinimalLayout } from "./layouts/MinimalLayout.tsx";
import { loadPage } from "./pages.ts";
import type { Layout, PageId, Route } from "../navigation/routes.ts";

export interface LoadedRoute {
  /** Not there when the address has no page, or when its code or texts did not arrive or are gone from the server. */
  readonly Page: (() => ReactNode) | "not-found" | "failed" | "gone";
  readonly Frame: (props: LayoutProps) => ReactNode;
}

/** The page on the screen. */
export interface ShownPage extends LoadedRoute {
  readonly pageId: PageId | undefined;
  /** The address it was loaded for. */
  readonly wanted: string;
}

/** Code and texts of an address, all asked for at once. */
export async function loadRoute(
  route: Pick<Route, "pageId" | "layout"> | undefined,
  language: string,
): Promise<LoadedRoute> {
  const frame = frameOf(route?.layout);
  try {
    const page =
      route === undefined
        ? loadUsedMessages(language).then(() => "not-found" as const)
        : loadPage(route.pageId, language);
    const [Page, Frame] = await Promise.all([page, frame]).catch(partFailed);
    return { Page, Frame };
  } catch (error) {
    const Page = error instanceof PartGone ? "gone" : "failed";
    // The code failed, and its texts may still be on their way: what is said of it needs them.
    await loadMessages(CORE).catch(() => undefined);
    return { Page, Frame: await frame.catch(() => MinimalLayout) };
  }
}

/** Menu and full footer load with the first page that has them; a form does not. */
export async function frameOf(layout: Layout | undefined): Promise<LoadedRoute["Frame"]> {
  return layout === "minimal" ? MinimalLayout : (await import("./layouts/DefaultLayout.tsx")).DefaultLayout;
}
