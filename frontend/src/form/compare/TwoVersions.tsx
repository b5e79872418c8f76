import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import "#ui/styles/options.css";
import "./compare.css";
import { differingPart } from "./differingPart.ts";
import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Foreign, foreignValue, RichMessage } from "#ui/i18n/RichMessage.tsx";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { ChoiceGroup } from "#ui/components/choice/ChoiceGroup.tsx";

interface VersionShown {
  /** Id of its control. */
  readonly id: string;
  readonly from: ReactNode;
  readonly lines: readonly string[];
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export interface TwoVersionsProps {
  readonly name: string;
  readonly label: string;
  readonly versions: readonly [VersionShown, VersionShown];
  /** Whether the person went on without a choice. */
  readonly isMissing: boolean;
  /** Another way out than the two. */
  readonly children?: ReactNode;
}

/** One answer in two versions, one of which is to stay; what differs is marked. */
export function TwoVersions({ name, label, versions, isMissing, children }: TwoVersionsProps): ReactNode {
  const { t } = useTranslation();
  const [first, second] = versions;
  const choose = <RichMessage text={t("form.conflict.choose", { label: foreignValue(label) })} />;
  return (
    <ChoiceGroup id={first.id} question={<Foreign>{label}</Foreign>} error={isMissing ? choose : undefined}>
      <div className="kern-fieldset__body ap-compare">
        <Version name={name} version={first} other={second} />
        <Version name={name} version={second} other={first} />
      </div>
      {children}
    </ChoiceGroup>
  );
}

interface VersionProps {
  readonly name: string;
  readonly version: VersionShown;
  readonly other: VersionShown;
}

function Version({ name, version, other }: VersionProps): ReactNode {
  const { t } = useTranslation();
  const { id, from, lines, chosen, onChoose } = version;
  return (
    <CheckOption
      type="radio"
      id={id}
      name={name}
      boxed
      label={
        <>
          <span className="ap-compare__from">{from}</span>
          {lines.length === 0 && <span className="ap-muted">{t("form.notGiven")}</span>}
          {lines.map((line, index) => {
            const { before, differs, after } = differingPart(line, other.lines[index] ?? "");
            return (
              <span key={index}>
                {index > 0 && <br />}
                <Foreign>
                  {before}
                  {differs !== "" && <mark className="ap-diff">{differs}</mark>}
                  {after}
                </Foreign>
              </span>
            );
          })}
        </>
      }
      checked={chosen}
      onChange={onChoose}
    />
  );
}
