import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { mayBeAnonymous } from "./mayBeAnonymous.ts";
import type { Offer } from "./startData.ts";

export interface HowToSignInProps {
  readonly offers: readonly Offer[];
  /** Undefined where none is chosen, or nothing can be applied for online. */
  readonly offer: Offer | undefined;
}

/** With what and when one signs in for what is offered here. */
export function HowToSignIn({ offers, offer }: HowToSignInProps): ReactNode {
  const { t } = useTranslation();
  if (offer === undefined) return <p>{t(offers.length > 1 ? "start.signIn.choose" : "start.signIn.none")}</p>;
  return (
    <>
      <p>{t("start.signIn.accounts")}</p>
      <p>{t(whenKey(offer))}</p>
    </>
  );
}

function whenKey(offer: Offer) {
  if (mayBeAnonymous(offer)) return "start.signIn.anonymous" as const;
  return offer.identificationType === "START_AND_END"
    ? ("start.signIn.twice" as const)
    : ("start.signIn.first" as const);
}
