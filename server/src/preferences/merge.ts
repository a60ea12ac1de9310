import { notificationKinds } from "@warmline/contract/notifications/kinds";
import type { PreferencesChange } from "@warmline/contract/preferences/calls";

/** What is chosen after a change: of the notices each kind and way for itself. */
export const merged = (before: PreferencesChange, change: PreferencesChange): PreferencesChange => {
	const notify: NonNullable<PreferencesChange["notify"]> = { ...before.notify };
	for (const kind of notificationKinds) {
		const ways = change.notify?.[kind];
		if (ways) notify[kind] = { ...notify[kind], ...ways };
	}
	return { ...before, ...change, ...(Object.keys(notify).length > 0 ? { notify } : {}) };
};
