import { t } from "@warmline/contract/i18n";
import { HttpError, invalid } from "../errors.ts";

export const emptyFile = () => invalid("empty_file", t("This file is empty."));

export const fileTooLarge = (most: number) =>
	new HttpError({
		status: 413,
		code: "too_large",
		message: t("Files can be up to {megabytes} MB.", { megabytes: Math.floor(most / 1_000_000) }),
	});

export const unsupportedFile = () =>
	new HttpError({
		status: 415,
		code: "unsupported_type",
		message: t("Please choose a PDF, a Word document, or a picture (PNG or JPEG)."),
	});
