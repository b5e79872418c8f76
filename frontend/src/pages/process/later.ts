/** What an application shows after the first page of its form, in one file for the same reason as the form's `more.ts`. */
export { UploadMeter } from "../../features/attachments/UploadMeter.tsx";
export { UploadsRunning } from "../../features/attachments/UploadsRunning.tsx";
export { LaterStep } from "./LaterStep.tsx";
export { EditingElsewhere } from "../../features/editing-window/EditingElsewhere.tsx";
export { FileOf } from "./FileOf.tsx";
export { PlaceOfApplication } from "./place/placePart.ts";
export { TakeAsPdf } from "../../features/draft-pdf/TakeAsPdf.tsx";
