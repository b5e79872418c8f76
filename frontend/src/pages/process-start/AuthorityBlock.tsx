import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { addressLines } from "../../components/addressLines.ts";
import { Icon } from "../../components/Icon.tsx";
import { PhoneLink } from "../../components/PhoneLink.tsx";
import type { Service } from "./startData.ts";

/** Who an authority is and how to reach it; lines that are not known are left out. */
export function AuthorityBlock({
  authority,
}: {
  readonly authority: Service["authorities"][number];
}): ReactNode {
  const { t } = useTranslation();
  const lines = [authority.contactPerson, ...addressLines(authority)];
  const { phoneNumber, email, website, infoPage } = authority;
  return (
    <address className="ap-stack-s">
      <p lang="de">
        <strong>{authority.name}</strong>
        {lines
          .filter((line) => line !== "")
          .map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
      </p>
      {[phoneNumber, email, website, infoPage].some((line) => line !== "") && (
        <ul className="ap-ticks">
          {phoneNumber !== "" && (
            <li>
              <Icon name="phone" size="s" />
              <PhoneLink number={phoneNumber} />
            </li>
          )}
          {email !== "" && (
            <li>
              <Icon name="mail" size="s" />
              <a className="kern-link" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          )}
          {website !== "" && (
            <li>
              <Icon name="globe" size="s" />
              <a className="kern-link" href={website}>
                {t("start.website")}
              </a>
            </li>
          )}
          {infoPage !== "" && (
            <li>
              <Icon name="info" size="s" />
              <a className="kern-link" href={infoPage}>
                {t("start.infoPage")}
              </a>
            </li>
          )}
        </ul>
      )}
    </address>
  );
}
