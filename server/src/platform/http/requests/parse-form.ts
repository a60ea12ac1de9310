import multipart, { type MultipartFile, type MultipartValue } from "@fastify/multipart";
import type { Call } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError, invalid } from "../../errors.ts";
import { fileTooLarge } from "../../files/errors.ts";
import type { Receiver, Stored } from "../../files/receiver.ts";

/** A file of a form, taken in; whoever takes it names it somewhere, or removes it. */
export type ReceivedFile = Stored & { readonly field: string; readonly name: string };

export type ReceivedForm = { readonly fields: Record<string, unknown>; readonly files: readonly ReceivedFile[] };

type Expected = NonNullable<Call["files"]>;

/** Bytes of one text of a form; a text that may be kept is shorter, in whatever script. */
const longestText = 100_000;
/** A list comes as one text an item. */
const mostTexts = 400;

/** Forms are understood by the calls that are registered on this, and nowhere else. */
export const registerFormParser = (scope: FastifyInstance) => scope.register(multipart, { throwFileSizeLimit: false });

const longestName = 200;

/** What a file was called where it came from, to be shown: it is no path, and stays in its line. */
const shownName = (given: string | undefined): string => {
	const last = (given ?? "").split(/[/\\]/).at(-1) ?? "";
	// Browsers write a form's quotation marks and line ends so.
	const written = last.replaceAll("%22", '"').replace(/%0[AD]/gi, "");
	const plain = written.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
	return [...plain].slice(0, longestName).join("") || "document";
};

const fileOf = async (
	part: MultipartFile,
	expected: Expected,
	receiver: Receiver,
): Promise<ReceivedFile | undefined> => {
	const { fieldname, filename, file } = part;
	if (!expected.fields.includes(fieldname)) throw invalid("invalid_file", t("This file was not expected."));
	try {
		return { ...(await receiver.receive(file, expected.most)), field: fieldname, name: shownName(filename) };
	} catch (error) {
		// A browser sends a nameless empty file for a field in which none was chosen.
		const isNone = !filename && error instanceof HttpError && error.answer.code === "empty_file";
		if (isNone) return undefined;
		throw error instanceof HttpError ? inField(error, fieldname) : error;
	}
};

const inField = ({ answer }: HttpError, field: string) =>
	new HttpError({ ...answer, errors: { [field]: answer.message } });

const textOf = ({ fieldname, value, valueTruncated }: MultipartValue): unknown => {
	if (!valueTruncated) return value;
	const message = t("This text is too long. Please shorten it.");
	throw invalid(`invalid_${fieldname.replace(/\W/g, "_").toLowerCase()}`, message, { [fieldname]: message });
};

/** A field that comes again is a list. */
const withText = (before: unknown, text: unknown): unknown => {
	if (before === undefined) return text;
	return Array.isArray(before) ? [...before, text] : [before, text];
};

/** What is thrown about a form that is cut off or badly written; all else that is thrown is no fault of who sent it. */
const isBadForm = (error: unknown) =>
	error instanceof Error && /multipart|part terminated|part header|premature|aborted/i.test(error.message);

const textsTooLong = () =>
	new HttpError({
		status: 413,
		code: "too_large",
		message: t("This is too long. Please shorten it and send it again."),
	});

/** Bytes around the text of a field: its name, and the line between two. */
const bytesAroundText = 300;

/** Reads a form to its end, and gives its files to the receiver. Of a form that is not right nothing stays. */
export const parseForm = async (
	request: FastifyRequest,
	expected: Expected,
	receiver: Receiver,
	mostText: number,
): Promise<ReceivedForm> => {
	const most = expected.most * expected.fields.length + mostText + bytesAroundText * mostTexts;
	if (Number(request.headers["content-length"] ?? 0) > most) throw fileTooLarge(expected.most);
	const fields = new Map<string, unknown>();
	const files: ReceivedFile[] = [];
	let textLeft = mostText;
	const limits = {
		fieldNameSize: 100,
		fieldSize: longestText,
		fields: mostTexts,
		files: expected.fields.length,
		// One more, so that the receiver sees what is too large.
		fileSize: expected.most + 1,
		headerPairs: 20,
	};
	try {
		for await (const part of request.parts({ limits })) {
			if (part.type === "field") {
				const text = textOf(part);
				textLeft -= part.fieldname.length + String(text).length;
				if (textLeft < 0) throw textsTooLong();
				fields.set(part.fieldname, withText(fields.get(part.fieldname), text));
			} else {
				const file = await fileOf(part, expected, receiver);
				if (file) files.push(file);
			}
		}
		return { fields: Object.fromEntries(fields), files };
	} catch (error) {
		// What is still coming is let through, so that the browser comes to read the answer.
		request.raw.unpipe();
		request.raw.resume();
		await discard(receiver, files);
		throw isBadForm(error) ? invalid("invalid_body", t("This request is not valid.")) : error;
	}
};

const kept = new WeakSet<ReceivedFile>();

/** Something names it now, for good. */
export const storeFile = (file: ReceivedFile) => kept.add(file);

export const discard = async (receiver: Receiver, files: readonly ReceivedFile[]) => {
	for (const file of files) if (!kept.has(file)) await receiver.remove(file.id);
};
