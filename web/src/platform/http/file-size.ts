import { locale, t } from "@warmline/contract/i18n";

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** Bytes in words for people; a file is never of 0 kB. */
export const fileSize = (bytes: number): string =>
	bytes < 1_000_000
		? t("{count} kB", { count: number.format(Math.max(1, Math.round(bytes / 1000))) })
		: t("{count} MB", { count: number.format(bytes / 1_000_000) });
