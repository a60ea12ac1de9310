import { useQuery, useQueryClient } from "@tanstack/react-query";
import { communityRoles } from "@warmline/contract/accounts/roles";
import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import type { Notification as Notice } from "@warmline/contract/notifications/calls";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { moderationKeys, notificationKeys, profileKeys } from "../platform/http/query-keys.ts";
import { useMemberFrame, useMemberLineBack } from "../platform/realtime/member-channel.tsx";
import { useBackgroundState } from "../platform/routing/background-location.ts";
import { useSession } from "../platform/session.ts";
import { closeToasts, showToast } from "../ui/overlay/Toasts.tsx";
import { fetchUnread, noticesQuery, unreadQuery } from "./api.ts";
import { NoticePicture } from "./NoticePicture.tsx";
import { withArrived } from "./notice-cache.ts";
import { isSeenAt, noticeTarget } from "./notice-target.ts";
import { noticeSentence } from "./notice-text.ts";
import { useReadNotices } from "./use-read-notices.ts";

/** Keeps what is unread as it is, whatever page one is on, and says in passing what has just happened. */
export function NoticesLive() {
	const session = useSession();
	const meets = communityRoles.some((one) => one === session?.user.role.role);
	return session && meets ? <Live user={session.user} /> : null;
}

function Live({ user }: { readonly user: User }) {
	const queries = useQueryClient();
	const reader = { id: user.id, role: user.role.role };
	const [pathname, navigate] = useLocation();
	const background = useBackgroundState();
	const reading = useReadNotices();
	const listPath = `/${user.id}/notifications`;

	/** A visit to where it leads is a look at it: nobody has to tick off what they see before them. */
	const isHere = (notice: Notice) => isSeenAt(notice, reader, pathname);

	const open = (notice: Notice) => {
		const target = noticeTarget(notice, reader);
		if (target === null) return navigate(listPath);
		reading.mutate({ ids: [notice.id] });
		navigate(target.path + target.hash, target.modal ? { state: background } : {});
	};
	// A toast is pressed when one may be on another page than when it came.
	const latest = useRef(open);
	latest.current = open;

	/** An answer that is on its way was perhaps read before, and would be put down over it. */
	const hearUnread = (unread: number) => {
		void queries.cancelQueries(unreadQuery);
		queries.setQueryData(unreadQuery.queryKey, unread);
	};

	useMemberFrame("notification", ({ notification, unread, held }) => {
		hearUnread(unread);
		queries.setQueryData(noticesQuery.queryKey, (pages) => pages && withArrived(pages, notification));
		// A page under way was asked for before this came, and would be put down over it.
		if (queries.isFetching({ queryKey: noticesQuery.queryKey }) > 0) {
			void queries.invalidateQueries({ queryKey: noticesQuery.queryKey });
		}
		if (notification.kind === "moderation") {
			// What waits for moderators may have changed, and whether one may write.
			void queries.invalidateQueries({ queryKey: moderationKeys.all });
			void queries.invalidateQueries({ queryKey: profileKeys.one(user.id) });
		}
		if (document.visibilityState !== "visible") return;
		if (isHere(notification)) return reading.mutate({ ids: [notification.id] });
		if (held || pathname === listPath) return;
		showToast({
			id: notification.kind === "like" ? `like ${notification.target.post_id}` : notification.id,
			words: noticeSentence(notification),
			picture: <NoticePicture notice={notification} />,
			act: { words: t("Open"), run: () => latest.current(notification) },
		});
	});
	useMemberFrame("notifications_read", ({ unread }) => {
		// The line says it when it begins, too: then nothing was read, and nothing has to be asked for.
		const known = queries.getQueryData(unreadQuery.queryKey);
		hearUnread(unread);
		if (known === unread) return;
		void queries.invalidateQueries({ queryKey: noticesQuery.queryKey });
	});
	useMemberFrame("member_gone", () => void queries.invalidateQueries({ queryKey: notificationKeys.all }));
	useMemberLineBack(() => {
		// With them it may have been told that one may not write for now, and what waits for moderators.
		for (const queryKey of [notificationKeys.all, moderationKeys.all, profileKeys.one(user.id)]) {
			void queries.invalidateQueries({ queryKey });
		}
	});

	useEffect(() => {
		if (pathname === listPath) closeToasts();
	}, [pathname, listPath]);
	useReadOnArrival(pathname, isHere, (ids) => reading.mutate({ ids }));
	return null;
}

/** Where somebody comes by another way to what a notice leads to, it is read all the same. */
const useReadOnArrival = (
	pathname: string,
	isHere: (notice: Notice) => boolean,
	read: (ids: readonly string[]) => void,
) => {
	const { data: unread = 0 } = useQuery(unreadQuery);
	const latest = useRef({ isHere, read, unread });
	latest.current = { isHere, read, unread };
	const known = unread > 0;
	useEffect(() => {
		if (!known || !leadsSomewhere(pathname)) return;
		let stopped = false;
		fetchUnread()
			.then((notices) => {
				const ids = notices.filter((notice) => latest.current.isHere(notice)).map(({ id }) => id);
				if (!stopped && ids.length > 0) latest.current.read(ids);
			})
			// They stay unread in the list, and are read with it.
			.catch(() => undefined);
		return () => {
			stopped = true;
		};
	}, [pathname, known]);
};

/** The pages that notices lead to. */
const leadsSomewhere = (path: string) =>
	/\/(activity-feed\/posts|user-profile)\/|\/(my-record|blocks|moderation|integrations|shift-manager\/mine)$/.test(
		path,
	);
