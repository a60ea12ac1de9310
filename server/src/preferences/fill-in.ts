import { languages } from "@warmline/contract/content/words";
import type { NotificationKind, NotificationWay } from "@warmline/contract/notifications/kinds";
import type { Preferences, PreferencesChange } from "@warmline/contract/preferences/calls";

const loud: Record<NotificationWay, boolean> = { mail: true, push: true };
const quiet: Record<NotificationWay, boolean> = { mail: false, push: false };

/** Likes are many, and none of them waits for an answer. */
const notify: Record<NotificationKind, Record<NotificationWay, boolean>> = {
	mention: loud,
	comment: loud,
	like: quiet,
	follow: loud,
	shift: loud,
	application: loud,
	moderation: loud,
};

const nothingChosen: Preferences = {
	theme: "system",
	language: languages[0],
	time_zone: null,
	show_online: true,
	profile_for: "members",
	digest: "daily",
	notify,
};

/** What was chosen, and for the rest how it is for everybody. */
export const fillIn = ({ notify: chosenNotices = {}, ...chosen }: PreferencesChange): Preferences => {
	const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
	const waysOf = (kind: NotificationKind) => ({ ...notify[kind], ...chosenNotices[kind] });
	return {
		...nothingChosen,
		...given,
		notify: {
			mention: waysOf("mention"),
			comment: waysOf("comment"),
			like: waysOf("like"),
			follow: waysOf("follow"),
			shift: waysOf("shift"),
			application: waysOf("application"),
			moderation: waysOf("moderation"),
		},
	};
};
