import { type ReactNode, useId } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";

type Offer = ResponseOf<"listForms">["forms"][number];

export interface ChooseOfferProps {
  readonly offers: readonly Offer[];
  readonly chosen: Offer | undefined;
  readonly onChoose: (offer: Offer) => void;
}

/** Several authorities may decide: the person says at which one to apply. None is chosen beforehand. */
export function ChooseOffer({ offers, chosen, onChoose }: ChooseOfferProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="kern-fieldset">
      <legend className="kern-label">{t("start.choose.legend")}</legend>
      <div className="kern-hint">{t("start.choose.hint")}</div>
      <div className="kern-fieldset__body">
        {offers.map((offer) => {
          const { metadataId, authority } = offer;
          return (
            <CheckOption
              key={metadataId}
              type="radio"
              id={`${id}-${metadataId}`}
              name={id}
              label={<span lang="de">{[authority.name, authority.city].filter(Boolean).join(", ")}</span>}
              checked={offer === chosen}
              onChange={() => onChoose(offer)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
