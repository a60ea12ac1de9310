import type { NotificationKind, NotificationWay } from "@warmline/contract/notifications/kinds";
import type { Preferences } from "@warmline/contract/preferences/calls";
import { say } from "@warmline/contract/say";

/** What each kind of news is, in the words of who gets it. */
export const kindWords: Readonly<Record<NotificationKind, string>> = {
	mention: say("Someone mentions me"),
	comment: say("Someone comments on my post"),
	like: say("Someone likes my post"),
	follow: say("Someone follows me"),
	shift: say("My shifts"),
	application: say("News about my application"),
	moderation: say("Reports and their outcome"),
};

export const wayWords: Readonly<Record<NotificationWay, string>> = { mail: say("Email"), push: say("Push") };

/** The whole table with one place in it changed. */
export const withNotice = (
	notify: Preferences["notify"],
	kind: NotificationKind,
	way: NotificationWay,
	wanted: boolean,
): Preferences["notify"] => ({ ...notify, [kind]: { ...notify[kind], [way]: wanted } });
