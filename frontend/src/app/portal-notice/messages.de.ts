export const de = {
  "portalNotice.title": "Hinweis zum Portal",
  "portalNotice.readOnly": "Zurzeit kann nichts geändert oder gesendet werden",
  "portalNotice.readOnlyText":
    "Sie können alles ansehen und herunterladen. Was Sie gesendet haben, ist weiter unterwegs zur Behörde. Lassen Sie diese Seite offen: Was Sie jetzt eingeben, können Sie danach speichern.",
  "portalNotice.until": "Voraussichtlich bis {{time}}.",
};
