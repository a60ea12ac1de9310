import { z } from "zod/mini";
import { t } from "../i18n.ts";

/** Text of one line, not blank. */
export const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));

/** A day as YYYY-MM-DD. */
export const day = z.iso.date();

/** Entries by what must be the same in every language; `id` is there once. */
export type Entry = { readonly id: string; readonly rule: string };

/** What is wrong with the entries of a list, each by its place: one that is there twice, and the first that differs. */
export const entryProblems = (own: readonly Entry[], expected: readonly Entry[]): [at: number, message: string][] => {
	const twice = own.flatMap(({ id }, at): [number, string][] =>
		own.findIndex((one) => one.id === id) < at ? [[at, t('"{id}" is there already.', { id })]] : [],
	);
	const at = own.findIndex(({ rule }, place) => rule !== expected[place]?.rule);
	if (at < 0 && own.length >= expected.length) return twice;
	return [...twice, [Math.max(at, 0), t("the entries must be the same in every language, in the same order.")]];
};
