import { t } from "@warmline/contract/i18n";
import { parseJson } from "../../platform/http/api.ts";
import { choiceLabel } from "../choice-label.ts";
import { fieldLabel } from "../field-labels.ts";
import { parsePageSource } from "../page-source.ts";

const wordsOf = (name: string, value: string | number | boolean): string => {
	if (value === true) return t("Yes");
	if (value === false) return t("No");
	return choiceLabel(name, String(value));
};

const dataLines = (name: string, value: unknown): string[] => {
	if (Array.isArray(value)) return value.flatMap((one) => dataLines(name, one));
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
		return value === "" ? [] : [`${fieldLabel(name)}: ${wordsOf(name, value)}`];
	if (typeof value !== "object" || value === null) return [];
	// A sentence that depends on a number.
	if ("other" in value && typeof value.other === "string")
		return [`${fieldLabel(name)}: ${Object.values(value).join(" / ")}`];
	return Object.entries(value).flatMap(([inner, one]) => dataLines(inner, one));
};

const pageLines = (text: string): string[] | undefined => {
	const source = parsePageSource(text);
	if (!source) return undefined;
	const head = Object.entries(source.head).flatMap(([name, value]) => dataLines(name, value));
	return [...head, ...source.body.split("\n")];
};

/** A file of the content as a director reads it, line by line: its fields by their labels, its text as it was typed. */
export const readableLines = (path: string, text: string): string[] => {
	const data = path.endsWith(".json") ? parseJson(text) : undefined;
	const lines = data === undefined ? (pageLines(text) ?? text.split("\n")) : dataLines("", data);
	return lines.filter((line) => line.trim() !== "");
};
