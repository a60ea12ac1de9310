import { t } from "@warmline/contract/i18n";
import {
	listNotifications as listNotificationsCall,
	pushKey,
	readNotifications as readNotificationsCall,
	subscribePush as subscribePushCall,
	unsubscribePush as unsubscribePushCall,
} from "@warmline/contract/notifications/calls";
import { type MemberRow, sessionOfRequest } from "../accounts/index.ts";
import { notLoggedIn } from "../platform/errors.ts";
import type { Calls } from "../platform/http/calls.ts";
import { wishedLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { listNotifications } from "./list-notifications.ts";
import type { IsShown } from "./ports.ts";
import { subscribePush, unsubscribePush } from "./push/subscribe-push.ts";
import { readNotifications } from "./read-notifications.ts";

export const notificationRoutes = (
	calls: Calls<MemberRow>,
	platform: Platform & { readonly isShown: IsShown },
	publicKey: string,
) => {
	calls.answer(listNotificationsCall, ({ member, query, request }) =>
		listNotifications(platform, member, query, wishedLanguage(request)),
	);

	calls.answer(readNotificationsCall, ({ member, body }) => readNotifications(platform, member, body));

	calls.answer(pushKey, async () => ({ key: publicKey }));

	calls.answer(subscribePushCall, async ({ request, body }) => {
		const session = sessionOfRequest(request);
		if (!session) throw notLoggedIn();
		await subscribePush(platform, session, body);
		return { message: t("This browser now gets notifications.") };
	});

	calls.answer(unsubscribePushCall, async ({ member, body }) => {
		await unsubscribePush(platform, member, body.endpoint);
		return undefined;
	});
};
