export const de = {
  "deletion.certificate": "Löschbescheinigung herunterladen (PDF)",
  "deletion.certificate.failed": "Der Entwurf ist gelöscht. Die Löschbescheinigung ließ sich nicht laden.",
};
