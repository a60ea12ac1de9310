import { seenCharacters } from "@warmline/contract/applications/answers";
import { t, tn } from "@warmline/contract/i18n";

/** How long an answer is, and by how much it is too short or too long; without a limit it is neither. */
export const answerCount = (text: string, max: number | null, min = 0): { said: string; tooLong: boolean } => {
	const count = seenCharacters(text);
	if (max === null) {
		return { said: tn(count, { one: "1 character", other: "{count} characters" }), tooLong: false };
	}
	if (count === 0 && min > 0) return { said: t("At least {min} characters", { min }), tooLong: false };
	const so = t("{count} of {max} characters", { count, max });
	if (count > max) {
		const tooMany = tn(count - max, { one: "{so}: 1 too many", other: "{so}: {count} too many" }, { so });
		return { said: tooMany, tooLong: true };
	}
	if (count >= min) return { said: so, tooLong: false };
	const missing = tn(
		min - count,
		{ one: "{so}, at least {min}: 1 more is needed", other: "{so}, at least {min}: {count} more are needed" },
		{ so, min },
	);
	return { said: missing, tooLong: false };
};
