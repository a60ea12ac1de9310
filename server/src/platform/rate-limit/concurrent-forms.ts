import { t } from "@warmline/contract/i18n";
import { tooMany } from "../errors.ts";

/** A page sends one file at a time, and a person has a few pages open. Each form takes memory while it arrives. */
const maxPerMember = 6;
const retryAfterSeconds = 10;

/** Limits the forms with files that one member sends at the same time, before any of it is read. */
export const limitConcurrentForms = () => {
	const counts = new Map<string, number>();
	return async <T>(memberId: string, receive: () => Promise<T>): Promise<T> => {
		const count = counts.get(memberId) ?? 0;
		if (count >= maxPerMember)
			throw tooMany(retryAfterSeconds, t("Several of your files are still uploading. Please try again in a moment."));
		counts.set(memberId, count + 1);
		try {
			return await receive();
		} finally {
			const left = (counts.get(memberId) ?? 1) - 1;
			if (left > 0) counts.set(memberId, left);
			else counts.delete(memberId);
		}
	};
};
