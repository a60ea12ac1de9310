import type { Db } from "../platform/db/database.ts";
import { textOf } from "./notice-text.ts";
import { subscriptionsKeptOf } from "./push/push-queries.ts";
import { notificationsKeptOf } from "./queries.ts";

/** What somebody was told, and the browsers in which they are. All of it goes with the account. */
export const exportPersonalData = async (db: Db, memberId: string, { forThemselves }: { forThemselves: boolean }) => {
	const [notices, browsers] = await Promise.all([notificationsKeptOf(db, memberId), subscriptionsKeptOf(db, memberId)]);
	return {
		// What came of their reports tells whom they reported, which may be who reads this.
		notices: notices
			.filter(({ kind }) => forThemselves || kind !== "moderation")
			.map(({ message, params, words, ...notice }) => ({ ...notice, text: textOf({ message, params, words }) })),
		// The whole address is enough to write to the browser.
		browsers: browsers.map(({ endpoint, at }) => ({ push_service: new URL(endpoint).origin, at })),
	};
};
