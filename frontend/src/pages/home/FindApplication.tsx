import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { LocationField } from "#ui/search/LocationField.tsx";
import { ProfessionField } from "#ui/search/ProfessionField.tsx";
import { usePlaceChoice, useProfessionChoice } from "#ui/search/useChoice.ts";
import { handedPlace, type Profession } from "#ui/search/useSearches.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { ChoiceGroup } from "#ui/components/choice/ChoiceGroup.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";

interface OriginQuestionProps {
  readonly codes: Profession["codes"];
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (leiKaId: string) => void;
}

/** What takes longer is said: on a slow line nothing else shows that the press counted. */
const SAID_AFTER_MILLISECONDS = 400;

const NoOnlineApplication = lazyPart(
  async () => (await import("./NoOnlineApplication.tsx")).NoOnlineApplication,
);

const AllProfessions = lazyPart(async () => (await import("./AllProfessions.tsx")).AllProfessions);

/** Profession and place lead to the start of the right application. Without a script the page is asked for with them. */
export function FindApplication(): ReactNode {
  const { t, locale } = useTranslation();
  const professions = useProfessionChoice("beruf");
  const places = usePlaceChoice("ort");
  const [leiKaId, setLeiKaId] = useState<string>();
  const [asked, setAsked] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [focused, setFocused] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (focused !== undefined) document.getElementById(focused.id)?.focus();
  }, [focused]);
  const profession = professions.chosen;
  const codes = profession?.codes ?? [];
  const code = codeOf(profession, leiKaId);

  const submit = async (): Promise<void> => {
    const offered = professions.chosen;
    const timer = setTimeout(() => setIsFinding(true), SAID_AFTER_MILLISECONDS);
    const [found, place] = await Promise.all([professions.settle(), places.settle()]);
    clearTimeout(timer);
    setIsFinding(false);
    // A question that was not there before is no error yet.
    setAsked(place !== undefined && found !== undefined && found === offered);
    const wanted = codeOf(found, leiKaId);
    if (found === undefined) setFocused({ id: "beruf" });
    else if (place === undefined) setFocused({ id: "ort" });
    else if (found.codes.length === 0) setFocused({ id: "stellen" });
    else if (wanted === undefined) setFocused({ id: "origin-0" });
    else {
      const data = { leiKaId: wanted, location: handedPlace(place), professionId: found.id };
      navigateTo(pageAddress("antrag-start", { locale, query: { processData: encodeProcessData(data) } }));
    }
  };
  const isAnswered = useRef(false);
  useEffect(() => {
    // Sent before the script ran: answered once, as soon as the fields have taken over what the address carries.
    if (isAnswered.current) return;
    const sent = new URLSearchParams(location.search);
    const isTakenOver = `${professions.text}${places.text}` !== "";
    if (!isTakenOver && !isEmpty(sent)) return;
    isAnswered.current = true;
    if (!sent.has("beruf")) return;
    // Going back does not send it again.
    history.replaceState(history.state, "", location.pathname);
    queueMicrotask(() => void submit());
  });
  const chooseProfession = (chosen: Profession | undefined): void => {
    professions.choose(chosen);
    setLeiKaId(undefined);
    setAsked(false);
    setShowsAll(false);
  };

  return (
    <form
      className="ap-search ap-stack"
      noValidate
      method="get"
      action={pageAddress("index", { locale })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      aria-labelledby="suche"
    >
      <h2 className="kern-sr-only" id="suche">
        {t("home.find")}
      </h2>
      <div className="ap-search__row">
        <ProfessionField
          id="beruf"
          choice={{ ...professions, choose: chooseProfession }}
          help={<ProfessionHelp onShowAll={() => setShowsAll(true)} />}
        />
        <LocationField id="ort" choice={places} />
        {codes.length > 1 && (
          <OriginQuestion
            codes={codes}
            chosen={leiKaId}
            error={asked && code === undefined ? t("search.choose") : undefined}
            onChoose={setLeiKaId}
          />
        )}
        <Button kind="primary" type="submit" busy={isFinding}>
          {t(isFinding ? "home.find.busy" : "home.find")}
        </Button>
      </div>
      {showsAll && <AllProfessions onChoose={chooseProfession} />}
      {profession !== undefined && codes.length === 0 && (
        <NoOnlineApplication profession={profession} place={places.chosen} onChoose={chooseProfession} />
      )}
    </form>
  );
}

function isEmpty(sent: URLSearchParams): boolean {
  return sent.has("beruf") && `${sent.get("beruf") ?? ""}${sent.get("ort") ?? ""}` === "";
}

/** The service of a profession: its only one, or the one of the place of training. */
function codeOf(profession: Profession | undefined, chosen: string | undefined): string | undefined {
  const [only, ...others] = profession?.codes ?? [];
  return others.length === 0 ? only?.leiKaId : chosen;
}

/** Two services for one profession: where the training was completed decides, never citizenship. */
function OriginQuestion({ codes, chosen, error, onChoose }: OriginQuestionProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ChoiceGroup id="origin" question={t("home.origin")} error={error}>
      <div className="kern-fieldset__body">
        {codes.map(({ leiKaId, origin }, index) => (
          <CheckOption
            key={leiKaId}
            type="radio"
            id={`origin-${index.toString()}`}
            name="origin"
            label={t(`home.origin.${origin}`)}
            checked={chosen === leiKaId}
            onChange={() => onChoose(leiKaId)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** Ways on where no profession was found: all of them, and the finder that knows what this portal does not. */
function ProfessionHelp({ onShowAll }: { readonly onShowAll: () => void }): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <>
      <p>
        <Button kind="secondary" onClick={onShowAll}>
          {t("home.allProfessions")}
        </Button>
      </p>
      <p>
        <a className="kern-link" href={portalSettings.returnUrl[locale]} target="_blank" rel="noreferrer">
          <Icon name="external" size="s" />
          {t("home.finder.link")}
        </a>
      </p>
    </>
  );
}
