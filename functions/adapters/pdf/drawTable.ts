import { INK } from "./createPageWriter.ts";
import type { PageWriter, TextStyle } from "./createPageWriter.ts";
import type { TaggedPdf } from "./TaggedPdf.ts";

export interface TableContent {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const HEAD: TextStyle = { font: "strong", size: 9.5, color: INK.text };
const CELL: TextStyle = { font: "regular", size: 9, color: INK.text };
const GUTTER = 10;
const PADDING = 3.5;
const NARROWEST = 28;

interface Column {
  readonly x: number;
  readonly width: number;
}

/** A tagged table. Its cells are written as text that flows, never cut: pdfkit's own tables lose what exceeds a page. */
export function drawTable(
  page: { readonly pdf: TaggedPdf; readonly writer: PageWriter },
  content: TableContent,
): void {
  const { pdf, writer } = page;
  const columns = layColumns(writer, content);
  const table = pdf.struct("Table");
  pdf.root.add(table);

  const drawRow = (
    parent: PDFKit.PDFStructureElement,
    row: { readonly cells: readonly string[]; readonly head: boolean },
  ): void => {
    const style = row.head ? HEAD : CELL;
    const texts = columns.map((_, index) => row.cells[index] ?? "");
    const height = Math.max(
      ...columns.map(({ width }, index) => writer.heightOf(texts[index] ?? "", { style, width })),
    );
    writer.keepTogether(height + 2 * PADDING);
    const top = writer.y() + PADDING;
    const rowTag = pdf.struct("TR");
    parent.add(rowTag);
    let start = { page: pdf.page, y: top };
    let end = top;
    for (const [index, column] of columns.entries()) {
      const cellTag = pdf.struct(row.head ? "TH" : "TD", row.head ? { scope: "Column" } : {});
      rowTag.add(cellTag);
      cellTag.add(() => {
        const bottom = writer.write(texts[index] ?? "", { style, box: { ...column, y: start.y } });
        end = pdf.page === start.page ? Math.max(end, bottom) : bottom;
      });
      // After a cell that ran over the page the next one begins where it ended.
      if (pdf.page !== start.page) start = { page: pdf.page, y: end };
    }
    rowTag.end();
    writer.rule(
      end + PADDING,
      row.head ? { color: INK.line, width: 1.1 } : { color: INK.hairline, width: 0.7 },
    );
    writer.moveTo(end + PADDING);
  };

  const head = pdf.struct("THead");
  table.add(head);
  drawRow(head, { cells: content.columns, head: true });
  head.end();
  const body = pdf.struct("TBody");
  table.add(body);
  for (const cells of content.rows) drawRow(body, { cells, head: false });
  body.end();
  table.end();
}

/** Columns get what their longest text needs; where that is too much, the widest give way. */
function layColumns(writer: PageWriter, { columns, rows }: TableContent): readonly Column[] {
  const available = writer.width - GUTTER * (columns.length - 1);
  const wanted = columns.map((heading, index) =>
    Math.max(
      NARROWEST,
      writer.widthOf(heading, HEAD) + 1,
      ...rows.map((row) => writer.widthOf((row[index] ?? "").replace(/\n/g, " "), CELL) + 1),
    ),
  );
  const widths = shrinkWidest(wanted, available);
  let x = writer.left;
  return widths.map((width) => {
    const column = { x, width };
    x += width + GUTTER;
    return column;
  });
}

/** Lowers a ceiling until all columns fit; what is below it keeps its width. */
function shrinkWidest(wanted: readonly number[], available: number): readonly number[] {
  const total = wanted.reduce((sum, width) => sum + width, 0);
  if (total <= available) {
    const rest = available - total;
    return wanted.map((width, index) => (index === wanted.length - 1 ? width + rest : width));
  }
  const ascending = wanted.toSorted((left, right) => left - right);
  let left = available;
  for (const [index, width] of ascending.entries()) {
    const ceiling = left / (ascending.length - index);
    if (width > ceiling) return wanted.map((one) => Math.min(one, ceiling));
    left -= width;
  }
  return wanted;
}
