import { sign } from "node:crypto";
import PdfDocument from "pdfkit";
import { createPdfDocumentRenderer } from "#adapters/pdf/createPdfDocumentRenderer.ts";
import { MAIN_FACE } from "#adapters/pdf/writing/faces.ts";
import { createSeal } from "#adapters/pdf/seal/createSeal.ts";
import type { DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import { selfSignedPair } from "#infra/counterparties/kit/selfSignedPair.ts";
import type { FigureSection } from "./Figure.ts";
import { quantile } from "./quantile.ts";
import { timed } from "./timed.ts";

const ROUNDS = 20;
const WARM_UPS = 5;
const ENTRIES = Array.from({ length: 120 }, (_, index) => ({
  label: `Frage ${index.toString()} nach der Ausbildung`,
  value: `Antwort ${index.toString()}: Universität Łódź, Abschluss im Jahr 2015`,
}));
const CONTENT: DocumentContent = {
  title: "Antrag",
  language: "de",
  createdAt: "2026-11-21T12:00:00.000Z",
  footer: "Portal, Antrag",
  blocks: [
    { kind: "heading", level: 1, text: "Antrag" },
    { kind: "answers", entries: ENTRIES },
  ],
  replacedNote: "",
};
const SECOND = 1000;

/** A document of 120 answers as people get it, tagged, in PDF/A and sealed, against pdfkit writing the same lines. */
export async function measureDocuments(): Promise<FigureSection> {
  const pair = await selfSignedPair({ name: "Siegel", now: Date.now(), padding: "RSASSA-PKCS1-v1_5" });
  const seal = createSeal({
    certificates: [pair.certificate],
    sign: (bytes) => Promise.resolve(sign("sha256", bytes, pair.key)),
  });
  const renderer = createPdfDocumentRenderer();
  const makers = {
    "document of 120 answers": () => renderer.render(CONTENT),
    "the same, sealed": async () =>
      seal.sealDocument(await renderer.render({ ...CONTENT, sealLabel: "Siegel des Portals" })),
    "pdfkit, the same lines": plainly,
  };
  const samples = new Map<string, number[]>(Object.keys(makers).map((name) => [name, []]));
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    for (const [name, make] of Object.entries(makers)) {
      const { milliseconds } = await timed(make);
      if (round >= 0) samples.get(name)?.push(milliseconds);
    }
  }
  const median = (name: keyof typeof makers): number => quantile(samples.get(name) ?? [], 0.5);
  const baseline = median("pdfkit, the same lines");
  return {
    title: `Documents on a warm function, median of ${ROUNDS.toString()}`,
    remark: "Baseline: pdfkit alone, the same font and lines, without tags, page layout and PDF/A.",
    figures: (["document of 120 answers", "the same, sealed"] as const).map((name) => ({
      name,
      value: median(name),
      unit: "ms" as const,
      baseline,
      note: `${(SECOND / median(name)).toFixed(1)} a second`,
    })),
  };
}

function plainly(): Promise<Uint8Array> {
  const pdf = new PdfDocument({ font: MAIN_FACE.regular });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) => pdf.on("end", () => resolve(Buffer.concat(chunks))));
  for (const { label, value } of ENTRIES) pdf.text(label).text(value);
  pdf.end();
  return done;
}
