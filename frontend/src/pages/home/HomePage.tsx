import "virtual:kern/hero.css";
import "./home.css";
import "#ui/styles/rows.css";
import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { hasAccount, useUser } from "#ui/api/useUser.ts";
import { BUTTON_CLASSES } from "#ui/components/Button.tsx";
import { Section } from "#ui/components/Section.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { Rosette } from "#ui/components/Rosette.tsx";
import { FormText } from "#ui/i18n/RichMessage.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import { FindApplication } from "./FindApplication.tsx";
import type { IconName } from "#ui/components/icon/IconName.ts";

const STEPS = ["choose", "begin", "fill", "send"] as const;

const FACTS = [
  { name: "cost", icon: "euro" },
  { name: "language", icon: "globe" },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

export function HomePage(): ReactNode {
  const { t, locale } = useTranslation();
  const user = useUser();
  const isSignedIn = user.status === "ready" && hasAccount(user.value);
  return (
    <>
      <div className="ap-hero">
        <div className="ap-hero__art">
          <Rosette />
        </div>
        <div className="ap-wrap ap-stack-l">
          <div className="ap-stack-s">
            <PageHeading title={t("common.home")} size="x-large">
              {t("home.title")}
            </PageHeading>
            <p className="ap-lede">{t("home.lede")}</p>
          </div>
          {/* What is typed or sent before a script runs is kept; without one the form says why nothing is found. */}
          <noscript>
            <p className="ap-note">{t("home.needsScript")}</p>
          </noscript>
          <FindApplication />
        </div>
      </div>
      <div className="ap-wrap ap-stack-l">
        <Section id="ablauf" title={t("home.steps")}>
          <ol className="ap-flow">
            {STEPS.map((step, index) => (
              <li key={step}>
                <span className="kern-number" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className="kern-heading-small">{t(`home.step.${step}.title`)}</h3>
                  <p>{t(`home.step.${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
        <Section id="gut" title={t("home.facts")}>
          <dl className="ap-facts">
            {FACTS.map(({ name, icon }) => (
              <div key={name}>
                <Icon name={icon} />
                <dt>{t(`home.fact.${name}.title`)}</dt>
                <dd>{t(`home.fact.${name}.text`)}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section id="schon" title={t("home.already")}>
          <ul className="ap-rows">
            <li>
              <div>
                <h3 className="kern-heading-small">{t("home.continue.title")}</h3>
                <p className="ap-muted">{t("home.continue.text")}</p>
              </div>
              <PageLink page="account" className={BUTTON_CLASSES.secondary}>
                <Icon name="user" />
                <span className="kern-label">{t(isSignedIn ? "header.account" : "header.signIn")}</span>
              </PageLink>
            </li>
            <li>
              <div>
                <h3 className="kern-heading-small">{t("footer.checkReceipt")}</h3>
                <p className="ap-muted">{t("home.receipt.text")}</p>
              </div>
              <PageLink page="check-receipt" className={BUTTON_CLASSES.secondary}>
                <Icon name="shield" />
                <span className="kern-label">{t("footer.checkReceipt")}</span>
              </PageLink>
            </li>
            <li>
              <div>
                <h3 className="kern-heading-small">{t("home.finder.title")}</h3>
                <p className="ap-muted">
                  <FormText>{t("home.finder.text")}</FormText>
                </p>
              </div>
              <a
                className={BUTTON_CLASSES.secondary}
                href={portalSettings.returnUrl[locale]}
                target="_blank"
                rel="noreferrer"
              >
                <Icon name="external" />
                <span className="kern-label">{t("home.finder.link")}</span>
              </a>
            </li>
          </ul>
        </Section>
      </div>
    </>
  );
}
