import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "virtual:kern/fields.css";
import "../../styles/columns.css";
import "../../styles/print.css";
import { call } from "../../api/call.ts";
import { Alert } from "../../components/Alert.tsx";
import { announce } from "../../components/announcements.ts";
import { Note } from "../../components/Note.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { Waiting } from "../../components/Waiting.tsx";
import { ComparedFiles } from "../../features/receipt/ComparedFiles.tsx";
import { compareFiles, type HashedFile } from "../../features/receipt/compareFiles.ts";
import { FilePicker } from "../../features/receipt/FilePicker.tsx";
import { ReceiptCard } from "../../features/receipt/ReceiptCard.tsx";
import { readReceiptFile, type ReceiptFileFailure } from "../../features/receipt/readReceiptFile.ts";
import { sha512Hex } from "../../features/receipt/sha512Hex.ts";
import {
  type VerifiedReceipt,
  type VerifyFailure,
  verifyReceipt,
} from "../../features/receipt/verifyReceipt.ts";
import { CheckReceiptAside } from "./CheckReceiptAside.tsx";

type Checked =
  | { readonly kind: "valid"; readonly verified: VerifiedReceipt }
  | { readonly kind: "failed"; readonly failure: ReceiptFileFailure | VerifyFailure | "no-keys" };

/** Anybody checks here whether files are those that were handed over. Nothing leaves the device but the page's own code. */
export function CheckReceiptPage(): ReactNode {
  const { t } = useTranslation();
  const [checked, setChecked] = useState<Checked>();
  const [chosen, setChosen] = useState<readonly HashedFile[]>([]);
  const [checking, setChecking] = useState(false);
  const [comparing, setComparing] = useState(false);
  const asked = useRef<ReturnType<typeof askForKeys>>(undefined);
  // Asked for when the page opens, so that the check works without a connection later; what failed is asked for again.
  const sealKeys = async (): ReturnType<typeof askForKeys> => {
    asked.current ??= askForKeys();
    const keys = await asked.current;
    if (!keys.ok) asked.current = undefined;
    return keys;
  };
  useEffect(() => {
    asked.current ??= askForKeys();
  }, []);

  const check = async (file: File | undefined): Promise<Checked | undefined> => {
    if (file === undefined) return undefined;
    const read = await readReceiptFile(file);
    if (!read.ok) return { kind: "failed", failure: read.failure };
    const keys = await sealKeys();
    if (!keys.ok) return { kind: "failed", failure: "no-keys" };
    const verified = await verifyReceipt(read.value, keys.value.keys);
    return verified.ok
      ? { kind: "valid", verified: verified.value }
      : { kind: "failed", failure: verified.failure };
  };
  const show = async ([file]: readonly File[]): Promise<void> => {
    setChecked(undefined);
    setChecking(true);
    const result = await check(file);
    setChecking(false);
    setChecked(result);
    setChosen([]);
    if (result === undefined) return;
    announce(
      t(result.kind === "valid" ? "checkReceipt.valid.title" : `checkReceipt.failed.${result.failure}.title`),
    );
  };
  const compare = async (files: readonly File[]): Promise<void> => {
    setComparing(true);
    // One after the other: a phone has no room for all of them at once.
    for (const file of files) {
      const hashed = { fileName: file.name, sha512: await sha512Hex(file) };
      setChosen((before) => [...before, hashed]);
    }
    setComparing(false);
    announce(t("checkReceipt.compared", { count: files.length }));
  };

  const verified = checked?.kind === "valid" ? checked.verified : undefined;
  return (
    <div className="ap-wrap ap-two">
      <div className="ap-stack">
        <PageHeading title={t("checkReceipt.title")} />
        <p className="ap-lede">{t("checkReceipt.lede")}</p>
        <Note icon="lock">
          <p>
            <strong>{t("checkReceipt.local.title")}</strong> {t("checkReceipt.local.text")}
          </p>
        </Note>
      </div>
      <div className="ap-stack-l">
        <section className="ap-stack" aria-labelledby="receipt-file">
          <h2 className="kern-heading-medium" id="receipt-file">
            {t("checkReceipt.step.receipt")}
          </h2>
          <FilePicker
            label={t(checked === undefined ? "checkReceipt.chooseReceipt" : "checkReceipt.chooseOther")}
            hint={t("checkReceipt.receiptHint")}
            icon="file"
            kind={verified === undefined ? "primary" : "secondary"}
            accept=".pdf,.json,application/pdf,application/json"
            onFiles={(files) => void show(files)}
          />
          {checking && <Waiting>{t("common.loading")}</Waiting>}
          {checked?.kind === "failed" && (
            <Alert tone="danger" title={t(`checkReceipt.failed.${checked.failure}.title`)}>
              <p>{t(`checkReceipt.failed.${checked.failure}.text`)}</p>
            </Alert>
          )}
          {verified !== undefined && <ReceiptCard {...verified} />}
        </section>
        {verified !== undefined && (
          <section className="ap-stack" aria-labelledby="compared-files">
            <h2 className="kern-heading-medium" id="compared-files">
              {t("checkReceipt.step.files")}
            </h2>
            <FilePicker
              label={t(comparing ? "checkReceipt.comparing" : "checkReceipt.chooseFiles")}
              hint={t("checkReceipt.filesHint")}
              icon="file"
              kind="primary"
              multiple
              disabled={comparing}
              onFiles={(files) => void compare(files)}
            />
            <ComparedFiles files={compareFiles(verified.receipt, chosen)} />
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
