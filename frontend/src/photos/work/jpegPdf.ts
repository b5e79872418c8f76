import type { Jpeg } from "./Page.ts";
import type { Size } from "../paper/Pixels.ts";

/** A PDF whose pages are JPEG pictures on A4. The pictures go in as they are: nothing is decoded, nothing is copied. */
export function jpegPdf(pictures: readonly Jpeg[]): Blob {
  const parts: BlobPart[] = [];
  const starts: number[] = [];
  let length = 0;
  const write = (part: string | Blob): void => {
    parts.push(part);
    length += typeof part === "string" ? part.length : part.size;
  };
  const object = (content: string): void => {
    starts.push(length);
    write(`${starts.length} 0 obj\n${content}\nendobj\n`);
  };
  const stream = (dictionary: string, content: string | Blob): void => {
    const size = typeof content === "string" ? content.length : content.size;
    starts.push(length);
    write(`${starts.length} 0 obj\n<<${dictionary}/Length ${size}>>\nstream\n`);
    write(content);
    write("\nendstream\nendobj\n");
  };

  write("%PDF-1.4\n");
  object("<</Type/Catalog/Pages 2 0 R>>");
  const kids = pictures.map((_, index) => `${FIRST_PAGE + index * OBJECTS_OF_PAGE} 0 R`).join(" ");
  object(`<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`);
  for (const { blob, width, height } of pictures) {
    const { page, x, y, scale } = fitted({ width, height });
    const number = starts.length + 1;
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]` +
        `/Contents ${number + 1} 0 R/Resources<</XObject<</P ${number + 2} 0 R>>>>>>`,
    );
    const placed = [width * scale, 0, 0, height * scale, x, y].map((value) => value.toFixed(2)).join(" ");
    stream("", `q ${placed} cm /P Do Q`);
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}` +
        "/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode",
      blob,
    );
  }
  const table = length;
  const entries = starts.map((start) => `${start.toString().padStart(OFFSET_DIGITS, "0")} 00000 n \n`);
  write(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${entries.join("")}`);
  write(`trailer\n<</Size ${starts.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}

/** After the catalogue and the list of pages; each page is followed by its content and its picture. */
const FIRST_PAGE = 3;
const OBJECTS_OF_PAGE = 3;
const OFFSET_DIGITS = 10;

/** A4 in points of PDF, upright. */
const A4_POINTS: Size = { width: 595.28, height: 841.89 };

/** Where a picture lies on a page: as large as fits, in the middle; a wide one on a page laid across. */
export function fitted({ width, height }: Size) {
  const isAcross = width > height;
  const page = isAcross ? { width: A4_POINTS.height, height: A4_POINTS.width } : A4_POINTS;
  /** Points for a pixel. */
  const scale = Math.min(page.width / width, page.height / height);
  return { page, x: (page.width - width * scale) / 2, y: (page.height - height * scale) / 2, scale };
}
