import type { ReactNode } from "react";
import { PageHeading, type PageHeadingProps } from "./PageHeading.tsx";

export interface NarrowPageProps extends Pick<PageHeadingProps, "title"> {
  readonly children: ReactNode;
}

/** A page of one narrow column under its heading. */
export function NarrowPage({ title, children }: NarrowPageProps): ReactNode {
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={title} />
        {children}
      </div>
    </div>
  );
}
