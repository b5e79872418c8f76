export { UploadMeter } from "#ui/attachments/UploadMeter.tsx";
export { UploadsRunning } from "#ui/attachments/UploadsRunning.tsx";
export { FileAnswer } from "./FileAnswer.tsx";
