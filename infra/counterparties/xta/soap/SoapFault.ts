/** The code list of error numbers with the exceptions they belong to and their texts. */
export const ERROR_NUMBERS = {
  "9000": ["XTAWSTechnicalProblemException", "Unspezifizierter Fehler, als Freitext beschrieben"],
  "9010": ["PermissionDeniedException", "Authentisierung/Zertifikat ist abgelaufen."],
  "9011": ["PermissionDeniedException", "Account ist gesperrt."],
  "9012": ["PermissionDeniedException", "Account nicht vorhanden."],
  "9013": ["PermissionDeniedException", "Dienst ist nicht gebucht."],
  "9014": ["PermissionDeniedException", "Authentisierung/Zertifikat passt nicht zur Absenderkennung."],
  "9020": ["ParameterIsNotValidException", "Keine Parameter vorhanden"],
  "9021": ["ParameterIsNotValidException", "Keine gültige URI"],
  "9022": ["ParameterIsNotValidException", "Ungültige Parameterkombination"],
  "9023": ["ParameterIsNotValidException", "Die Nachricht überschreitet die Größenbeschränkung."],
  "9024": ["ParameterIsNotValidException", "MessageID ist bereits vergeben."],
  "9030": ["XTAWSTechnicalProblemException", "Interner Fehler beim XTA-Server bzw. XTA-Dienstleister"],
  "9031": ["XTAWSTechnicalProblemException", "Fehler beim externen Verzeichnisdienst"],
  "9032": ["XTAWSTechnicalProblemException", "Fehler bei der Zustellung"],
  "9050": ["MessageSchemaViolationException", "Fachnachricht ist nicht schemakonform"],
  "9051": ["MessageSchemaViolationException", "Fachnachricht trägt ein falsches Encoding."],
  "9052": ["MessageSchemaViolationException", "Nachricht verletzt das entsprechende Service Profil."],
  "9060": ["MessageVirusDetectionException", "Es wurde schadhafter Code ermittelt."],
  "9070": ["InvalidMessageIDException", "MessageID für den Account nicht bekannt."],
  "9080": ["SyncAsyncException", "Der Dienst wird nur asynchron angeboten."],
  "9081": ["SyncAsyncException", "Der Dienst wird nur synchron angeboten."],
  "9100": ["CancelDeniedException", "Der durch den Schalter NotBefore gesetzte Termin ist verstrichen."],
  "9101": ["CancelDeniedException", "Der Schalter NotBefore wurde nicht gesetzt."],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
export type ErrorNumber = keyof typeof ERROR_NUMBERS;

export type SoapFault =
  | {
      readonly kind: "exception";
      readonly number: ErrorNumber;
      /** Where the WSDL declares another exception for the operation than the code list. */
      readonly exception?: string;
      readonly why: string;
    }
  /** A fault of SOAP itself or of addressing. */
  | {
      readonly kind: "soap";
      readonly code: "Sender" | "Receiver" | "MustUnderstand" | "VersionMismatch";
      /** Local name in the namespace of WS-Addressing. */
      readonly subcode?: string;
      readonly why: string;
    };

export function exception(number: ErrorNumber, why: string): SoapFault {
  return { kind: "exception", number, why };
}

export function senderFault(why: string, subcode?: string): SoapFault {
  return { kind: "soap", code: "Sender", why, ...(subcode !== undefined && { subcode }) };
}
