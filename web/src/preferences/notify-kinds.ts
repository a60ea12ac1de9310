import { t } from "@warmline/contract/i18n";
import type { NotificationKind, NotificationWay } from "@warmline/contract/notifications/kinds";
import type { Preferences } from "@warmline/contract/preferences/calls";

/** What each kind of news is, in the words of who gets it. */
export const kindLabels: Readonly<Record<NotificationKind, string>> = {
	mention: t("Someone mentions me"),
	comment: t("Someone comments on my post"),
	like: t("Someone likes my post"),
	follow: t("Someone follows me"),
	shift: t("My shifts"),
	application: t("News about my application"),
	moderation: t("Reports and their outcome"),
};

export const wayLabels: Readonly<Record<NotificationWay, string>> = { mail: t("Email"), push: t("Push") };

/** The whole table with one place in it changed. */
export const withNotice = (
	notify: Preferences["notify"],
	kind: NotificationKind,
	way: NotificationWay,
	wanted: boolean,
): Preferences["notify"] => ({ ...notify, [kind]: { ...notify[kind], [way]: wanted } });
