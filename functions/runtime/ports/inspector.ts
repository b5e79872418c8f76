export { createPdfUploadInspector as inspector } from "../../adapters/pdf/createPdfUploadInspector.ts";
