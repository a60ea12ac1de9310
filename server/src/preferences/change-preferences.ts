import { notificationKinds } from "@warmline/contract/notifications/kinds";
import type { Preferences, PreferencesChange } from "@warmline/contract/preferences/calls";
import { lockMember, type MemberRow } from "../accounts/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { presenceLooksOther } from "../platform/realtime/presence.ts";
import { fillIn } from "./fill-in.ts";
import { chosenOf, setChosen } from "./queries.ts";

/** What is chosen after a change: of the notices each kind and way for itself. */
const merged = (before: PreferencesChange, change: PreferencesChange): PreferencesChange => {
	const notify: NonNullable<PreferencesChange["notify"]> = { ...before.notify };
	for (const kind of notificationKinds) {
		const ways = change.notify?.[kind];
		if (ways) notify[kind] = { ...notify[kind], ...ways };
	}
	return { ...before, ...change, ...(Object.keys(notify).length > 0 ? { notify } : {}) };
};

/** Two pages may each change something of it at once. */
export const changePreferences = (
	{ database, hub }: Platform,
	member: MemberRow,
	change: PreferencesChange,
): Promise<Preferences> =>
	inTransaction(database.db, async ({ tx, afterCommit }) => {
		await lockMember(tx, member.id);
		const chosen = merged((await chosenOf(tx, member.id)) ?? {}, change);
		await setChosen(tx, member.id, chosen);
		if (change.show_online !== undefined) afterCommit(() => presenceLooksOther(hub, member.id));
		return fillIn(chosen);
	});
