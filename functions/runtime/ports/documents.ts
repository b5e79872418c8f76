export { createPdfDocumentRenderer as documents } from "../../adapters/pdf/createPdfDocumentRenderer.ts";
