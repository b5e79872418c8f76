import type { ReactNode } from "react";
import { PartGone } from "../builds/PartGone.ts";
import { withoutPart } from "../builds/withoutPart.ts";
import { loadUsedMessages } from "../i18n/lazyMessages.ts";
import type { LayoutProps } from "../layouts/Frame.tsx";
import { MinimalLayout } from "../layouts/MinimalLayout.tsx";
import { loadPage } from "./pages.ts";
import type { Route } from "./routes.ts";

export interface LoadedRoute {
  /** Not there when the address has no page, or when its code or texts did not arrive or are gone from the server. */
  readonly Page: (() => ReactNode) | "not-found" | "failed" | "gone";
  readonly Frame: (props: LayoutProps) => ReactNode;
}

/** Code and texts of an address, all asked for at once. */
export async function loadRoute(
  route: Pick<Route, "pageId" | "layout"> | undefined,
  language: string,
): Promise<LoadedRoute> {
  const frame = route?.layout === "minimal" ? Promise.resolve(MinimalLayout) : loadDefaultLayout();
  try {
    const page =
      route === undefined
        ? loadUsedMessages(language).then(() => "not-found" as const)
        : loadPage(route.pageId, language);
    const [Page, Frame] = await Promise.all([page, frame]).catch(withoutPart);
    return { Page, Frame };
  } catch (error) {
    const Page = error instanceof PartGone ? "gone" : "failed";
    return { Page, Frame: await frame.catch(() => MinimalLayout) };
  }
}

/** Menu and full footer load with the first page that has them; a form does not. */
async function loadDefaultLayout(): Promise<(props: LayoutProps) => ReactNode> {
  return (await import("../layouts/DefaultLayout.tsx")).DefaultLayout;
}
