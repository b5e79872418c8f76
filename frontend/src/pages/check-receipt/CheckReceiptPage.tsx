import "virtual:kern/fields.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import {
  type Genuine,
  isGenuine,
  type PublishedKey,
  type SealVerdict,
} from "#domain/documents/SealVerdict.ts";
import { readableText } from "#domain/text/readableText.ts";
import { call } from "#ui/api/client.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Section } from "#ui/components/Section.tsx";
import { announce } from "#ui/components/announcements.ts";
import { Note } from "#ui/components/Note.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { Waiting } from "#ui/components/status/Waiting.tsx";
import { checkReceipt, filesNotInIt } from "./receipt/checkReceipt.ts";
import { ComparedFiles, FilePicker } from "./receipt/ComparedFiles.tsx";
import { compareFiles, type HashedFile } from "./receipt/compareFiles.ts";
import { DeletionCard, ReceiptCard } from "./receipt/ReceiptCard.tsx";
import { sha512Hex } from "./receipt/webSealTools.ts";

/** Public check whether files are those that were handed over. Files never leave the device. */
export function CheckReceiptPage(): ReactNode {
  const { t } = useTranslation();
  const [checked, setChecked] = useState<SealVerdict>();
  const [chosen, setChosen] = useState<readonly HashedFile[]>([]);
  const [checking, setChecking] = useState(false);
  const [comparing, setComparing] = useState(false);
  const asked = useRef<ReturnType<typeof askForKeys>>(undefined);
  // Asked for when the page opens, so that the check works without a connection later; what failed is asked for again.
  const sealKeys = async (): Promise<readonly PublishedKey[] | undefined> => {
    asked.current ??= askForKeys();
    const answer = await asked.current;
    if (!answer.ok) asked.current = undefined;
    return answer.ok ? answer.value.keys : undefined;
  };
  useEffect(() => {
    asked.current ??= askForKeys();
  }, []);

  /** Of the receipt that was chosen last: what is found out about another one before it counts no more. */
  const receipt = useRef(0);
  const show = async ([file]: readonly File[]): Promise<void> => {
    const own = (receipt.current += 1);
    setChecked(undefined);
    setChecking(true);
    setComparing(false);
    const verdict = file === undefined ? undefined : await checkReceipt(file, sealKeys);
    if (own !== receipt.current) return;
    setChecking(false);
    setChecked(verdict);
    setChosen([]);
    if (verdict !== undefined) announce(t(titleOf(verdict)));
  };
  const compare = async (files: readonly File[]): Promise<void> => {
    const own = receipt.current;
    setComparing(true);
    // One after the other: a phone has no room for all of them at once.
    for (const file of files) {
      const hashed = { fileName: readableText(file.name), sha512: await sha512Hex(file) };
      if (own !== receipt.current) return;
      setChosen((before) => [...before, hashed]);
    }
    setComparing(false);
    announce(t("checkReceipt.compared", { count: files.length }));
  };

  const genuine = checked?.kind === "genuine" ? checked : undefined;
  const deletion = checked?.kind === "genuine-deletion" ? checked : undefined;
  const refused = checked === undefined || isGenuine(checked) ? undefined : refusalOf(checked);
  const compared = genuine === undefined ? [] : compareFiles(genuine.receipt, chosen);
  const missing = filesNotInIt(compared);
  return (
    <div className="ap-wrap ap-two">
      <div className="ap-stack">
        <PageHeading title={t("footer.checkReceipt")} />
        <p className="ap-lede">{t("checkReceipt.lede")}</p>
        <Note icon="lock">
          <p>
            <strong>{t("checkReceipt.local.title")}</strong> {t("checkReceipt.local.text")}
          </p>
        </Note>
      </div>
      <div className="ap-stack-l">
        <section className="ap-stack" aria-labelledby="receipt-file">
          <h2 className="kern-heading-medium ap-not-printed" id="receipt-file">
            {t("checkReceipt.step.receipt")}
          </h2>
          <FilePicker
            label={t(checked === undefined ? "checkReceipt.chooseReceipt" : "checkReceipt.chooseOther")}
            hint={t("checkReceipt.receiptHint")}
            kind={genuine === undefined ? "primary" : "secondary"}
            accept=".pdf,.json,application/pdf,application/json"
            onFiles={(files) => void show(files)}
          />
          {checking && <Waiting>{t("common.loading")}</Waiting>}
          {refused !== undefined && (
            <Alert tone="danger" title={t(refused.title)}>
              <p>{t(refused.text)}</p>
            </Alert>
          )}
          {deletion !== undefined && (
            <DeletionCard certificate={deletion.certificate} sealedBy={deletion.sealedBy} />
          )}
          {genuine !== undefined && <ReceiptCard receipt={genuine.receipt} sealedBy={genuine.sealedBy} />}
        </section>
        {genuine !== undefined && (
          <section className="ap-stack" aria-labelledby="compared-files">
            <h2 className="kern-heading-medium ap-not-printed" id="compared-files">
              {t("checkReceipt.step.files")}
            </h2>
            <FilePicker
              label={t(comparing ? "checkReceipt.comparing" : "checkReceipt.chooseFiles")}
              hint={t("checkReceipt.filesHint")}
              kind="primary"
              multiple
              disabled={comparing}
              onFiles={(files) => void compare(files)}
            />
            {missing !== undefined && (
              <Alert
                tone={missing.length === 0 ? "success" : "danger"}
                title={t(`checkReceipt.files.${missing.length === 0 ? "all-in-it" : "file-not-in-it"}`)}
              >
                {missing.map((name, index) => (
                  <p key={`${name} ${index.toString()}`}>{t("checkReceipt.files.missing", { file: name })}</p>
                ))}
              </Alert>
            )}
            <ComparedFiles files={compared} />
          </section>
        )}
      </div>
      <CheckReceiptAside />
    </div>
  );
}

function askForKeys() {
  return call("getSealKeys", {});
}

function titleOf(verdict: SealVerdict) {
  if (!isGenuine(verdict)) return refusalOf(verdict).title;
  return verdict.kind === "genuine" ? "checkReceipt.genuine.title" : "checkReceipt.genuineDeletion.title";
}

/** What the page says of a receipt that is not genuine: a title and a sentence for each verdict. */
function refusalOf(verdict: Exclude<SealVerdict, Genuine>) {
  switch (verdict.kind) {
    case "altered":
      return { title: "checkReceipt.altered.title", text: `checkReceipt.altered.${verdict.part}` } as const;
    case "not-of-this-portal":
      return { title: "checkReceipt.foreign.title", text: `checkReceipt.foreign.${verdict.reason}` } as const;
    case "cannot-be-judged":
      return {
        title: `checkReceipt.failed.${verdict.reason}.title`,
        text: `checkReceipt.failed.${verdict.reason}.text`,
      } as const;
  }
}

function CheckReceiptAside(): ReactNode {
  const { t } = useTranslation();
  return (
    <aside className="ap-panel ap-stack ap-not-printed" aria-label={t("checkReceipt.how")}>
      <Section id="stays-here" title={t("checkReceipt.stays.title")} size="small" gap="s">
        <p>{t("checkReceipt.stays.text")}</p>
      </Section>
      <Section id="what-is-checked" title={t("checkReceipt.what.title")} size="small" gap="s">
        <ul className="ap-list">
          <li>
            <strong>{t("checkReceipt.what.seal.term")}</strong> {t("checkReceipt.what.seal.text")}
          </li>
          <li>
            <strong>{t("checkReceipt.what.hash.term")}</strong> {t("checkReceipt.what.hash.text")}
          </li>
        </ul>
      </Section>
    </aside>
  );
}
