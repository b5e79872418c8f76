import { fieldId } from "../fieldId.ts";

/** Id of the control that keeps what stands here, or takes what stands there. */
export function idOfVersion(path: string, place: "here" | "there"): string {
  return `${fieldId(path)}-${place}`;
}
