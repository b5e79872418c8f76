import type { ReactNode } from "react";
import { hasAccount, useUser } from "../api/useUser.ts";
import { AccountItems } from "../features/account-bar/AccountItems.tsx";
import { Feedback } from "../features/feedback/Feedback.tsx";
import { Frame, type LayoutProps } from "./Frame.tsx";
import { Header } from "./Header.tsx";
import { LeaveLink } from "./LeaveLink.tsx";
import { SlimFooter } from "./SlimFooter.tsx";

/** For filling in and signing in: a way out and a slim footer, nothing that distracts. */
export function MinimalLayout({ pageId, children }: LayoutProps): ReactNode {
  const user = useUser();
  const signedIn = user.status === "ready" && hasAccount(user.value);
  return (
    <Frame
      header={<Header pageId={pageId} aside={<LeaveLink />} menu={signedIn ? <AccountItems /> : null} />}
      footer={
        <>
          <Feedback pageId={pageId} />
          <SlimFooter />
        </>
      }
    >
      {children}
    </Frame>
  );
}
