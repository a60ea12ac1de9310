import { t } from "@warmline/contract/i18n";
import { invalid, Refusal } from "../errors.ts";

export const emptyFile = () => invalid("empty_file", t("This file is empty."));

export const fileTooLarge = (most: number) =>
	new Refusal({
		status: 413,
		code: "too_large",
		message: t("Files can be up to {megabytes} MB.", { megabytes: Math.floor(most / 1_000_000) }),
	});

export const unsupportedFile = () =>
	new Refusal({
		status: 415,
		code: "unsupported_type",
		message: t("Please choose a PDF, a Word document, or a picture (PNG or JPEG)."),
	});
