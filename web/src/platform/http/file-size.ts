import { locale, say } from "@warmline/contract/say";

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** Bytes in words for people; a file is never of 0 kB. */
export const fileSize = (bytes: number): string =>
	bytes < 1_000_000
		? say("{count} kB", { count: number.format(Math.max(1, Math.round(bytes / 1000))) })
		: say("{count} MB", { count: number.format(bytes / 1_000_000) });
