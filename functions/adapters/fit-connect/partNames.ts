/** Names of the ciphertexts in the part store. */
export const partNames = {
  metadata: "metadata.jwe",
  data: "data.jwe",
  attachment: (attachmentId: string): string => `attachment-${attachmentId}.jwe`,
};
