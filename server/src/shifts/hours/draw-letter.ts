import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { LetterContent } from "./letter-content.ts";

const font = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
/** By their paths: what the library is given as bytes it opens anew for every cell of a table. */
const fonts = { plain: font("DejaVuSans"), bold: font("DejaVuSans-Bold") };

/** An inch and three quarters of one, in points. */
const margins = { top: 54, bottom: 54, left: 72, right: 72 };

const blank = ({ language, at, title }: LetterContent): PDFKit.PDFDocument =>
	new PDFDocument({
		size: "LETTER",
		margins,
		pdfVersion: "1.7",
		tagged: true,
		lang: `${language}-CA`,
		displayTitle: true,
		// Names are no part of it: the library puts it into XML as it is.
		info: { Title: title, CreationDate: at },
		bufferPages: true,
	});

type Root = PDFKit.PDFStructureElement;

const write = (doc: PDFKit.PDFDocument, root: Root, words: string, gap = 7, tag: "H1" | "P" = "P") =>
	doc.text(words, margins.left, doc.y, { structParent: root, structType: tag, paragraphGap: gap, lineGap: 1.5 });

type TaggedTable = PDFKit.Mixins.TableOptionsWithData & { structParent: Root };

const bare: PDFKit.Mixins.CellStyle = { border: 0, padding: { top: 2.5, bottom: 2.5, left: 0, right: 8 } };
const ruled: PDFKit.Mixins.CellStyle = { ...bare, border: [0, 0, 0.5, 0], borderColor: "#8a9694" };

const header = (text: string, scope: "Row" | "Column") => ({
	text,
	type: "TH" as const,
	scope,
	font: { src: fonts.bold },
});

const drawTables = (doc: PDFKit.PDFDocument, root: Root, { facts, columns, rows }: LetterContent) => {
	const told: TaggedTable = {
		structParent: root,
		position: { x: margins.left, y: doc.y },
		columnStyles: [150, "*"],
		defaultStyle: { ...bare },
		data: facts.map(([what, value]) => [header(what, "Row"), value]),
	};
	doc.table(told);
	doc.moveDown();
	if (rows.length === 0) return;
	const figures: TaggedTable = {
		structParent: root,
		position: { x: margins.left, y: doc.y },
		columnStyles: ["*", 90, 170],
		defaultStyle: { ...ruled },
		data: [columns.map((column) => header(column, "Column")), ...rows],
	};
	doc.table(figures);
	doc.moveDown();
};

/** Points that stay together: a signature alone on a page signs nothing. */
const closingHeight = 160;

const drawFeet = (doc: PDFKit.PDFDocument, foot: string) => {
	const { start, count } = doc.bufferedPageRange();
	if (count === 1) return;
	doc.font(fonts.plain).fontSize(8.5);
	for (let page = start; page < start + count; page++) {
		doc.switchToPage(page);
		// Below the margin a line would begin another page.
		doc.page.margins.bottom = 0;
		doc.markContent("Artifact", { type: "Pagination" });
		doc.text(`${foot} · ${page + 1}/${count}`, margins.left, doc.page.height - 40, { lineBreak: false });
		doc.endMarkedContent();
	}
};

/** A letter of one page or more as a PDF whose text can be searched, copied and read aloud in its order. */
export const drawLetter = async (content: LetterContent): Promise<Buffer> => {
	const doc = blank(content);
	const written = buffer(doc);
	const root = doc.struct("Document");
	doc.addStructure(root);
	const [society = "", ...contact] = content.head;
	doc.font(fonts.bold).fontSize(13);
	write(doc, root, society, 2);
	doc.font(fonts.plain).fontSize(10);
	for (const line of contact) write(doc, root, line, 2);
	doc.moveDown(1.2).font(fonts.bold).fontSize(15);
	write(doc, root, content.title, 7, "H1");
	doc.font(fonts.plain).fontSize(10).moveDown(0.4);
	for (const words of content.opening) write(doc, root, words);
	doc.moveDown(0.4);
	drawTables(doc, root, content);
	if (doc.y + closingHeight > doc.page.maxY()) doc.addPage();
	for (const words of content.closing) write(doc, root, words);
	doc.moveDown(1.2);
	for (const words of content.signed) write(doc, root, `${words} ${"_".repeat(34)}`, 14);
	root.end();
	drawFeet(doc, content.foot);
	doc.end();
	return written;
};
