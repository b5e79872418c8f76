import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Icon } from "#ui/components/Icon.tsx";
import type { IconName } from "#ui/components/IconName.ts";
import type { ComparedFile } from "./compareFiles.ts";

const LOOKS: Readonly<Record<ComparedFile["kind"], { readonly className: string; readonly icon: IconName }>> =
  {
    same: { className: "ap-file ap-file--ok", icon: "success" },
    "other-version": { className: "ap-file ap-file--bad", icon: "error" },
    "not-handed-over": { className: "ap-file ap-file--wait", icon: "warning" },
    "not-compared": { className: "ap-file", icon: "clock" },
  };

/** Each file with the result of its comparison. */
export function ComparedFiles({ files }: { readonly files: readonly ComparedFile[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <ul className="ap-files" aria-label={t("checkReceipt.result")}>
      {files.map((file, index) => {
        const { className, icon } = LOOKS[file.kind];
        return (
          <li className={className} key={`${file.fileName} ${index.toString()}`}>
            <Icon name={icon} />
            <div>
              <p className="ap-file__name">{file.fileName}</p>
              <p className="ap-file__state">{t(`checkReceipt.file.${file.kind}`)}</p>
              {file.kind === "same" && file.nameInReceipt !== file.fileName && (
                <p className="ap-file__state">{t("checkReceipt.namedThere", { file: file.nameInReceipt })}</p>
              )}
              {file.kind === "other-version" && (
                <p className="ap-file__state ap-mono">
                  {t("checkReceipt.hashes", {
                    found: shortened(file.sha512),
                    expected: shortened(file.expected),
                  })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function shortened(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-4)}`;
}
