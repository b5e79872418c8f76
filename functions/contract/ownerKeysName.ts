/** Of the secret with the keys of owner ids. Not a setting: whoever changed it would lose every application of everybody. */
export function ownerKeysName(portalId: string): string {
  return `recognition-portal/${portalId}/owner-ids`;
}
