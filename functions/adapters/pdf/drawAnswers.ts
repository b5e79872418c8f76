import { INK } from "./createPageWriter.ts";
import type { PageWriter, TextStyle } from "./createPageWriter.ts";
import type { TaggedPdf } from "./TaggedPdf.ts";

export interface Answer {
  readonly label: string;
  readonly value: string;
}

const LABEL: TextStyle = { font: "regular", size: 10, color: INK.muted };
const VALUE: TextStyle = { font: "regular", size: 10, color: INK.text };
const LABEL_SHARE = 0.38;
const GUTTER = 12;
const PADDING = 4;

/** Labels left, answers right, as a list of label and body: the form that screen readers pair and that may run over pages. */
export function drawAnswers(
  page: { readonly pdf: TaggedPdf; readonly writer: PageWriter },
  answers: readonly Answer[],
): void {
  const { pdf, writer } = page;
  if (answers.length === 0) return;
  const list = pdf.struct("L");
  list.dictionary.data.A = { O: "List", ListNumbering: "None" };
  pdf.root.add(list);
  const label = { x: writer.left, width: writer.width * LABEL_SHARE - GUTTER };
  const value = { x: writer.left + writer.width * LABEL_SHARE, width: writer.width * (1 - LABEL_SHARE) };

  for (const answer of answers) {
    const text = answer.value.trim() === "" ? "–" : answer.value;
    const labelHeight = writer.heightOf(answer.label, { style: LABEL, width: label.width });
    const valueHeight = writer.heightOf(text, { style: VALUE, width: value.width });
    writer.keepTogether(Math.max(labelHeight, valueHeight) + 2 * PADDING);
    const y = writer.y() + PADDING;
    const item = pdf.struct("LI");
    list.add(item);
    let labelEnd = y;
    let valueEnd = y;
    const startPage = pdf.page;
    const labelTag = pdf.struct("Lbl");
    item.add(labelTag);
    labelTag.add(() => {
      labelEnd = writer.write(answer.label, { style: LABEL, box: { ...label, y } });
    });
    const bodyTag = pdf.struct("LBody");
    item.add(bodyTag);
    bodyTag.add(() => {
      valueEnd = writer.write(text, { style: VALUE, box: { ...value, y } });
    });
    item.end();
    const end = pdf.page === startPage ? Math.max(labelEnd, valueEnd) : valueEnd;
    writer.rule(end + PADDING, { color: INK.hairline, width: 0.7 });
    writer.moveTo(end + PADDING);
  }
  list.end();
}
