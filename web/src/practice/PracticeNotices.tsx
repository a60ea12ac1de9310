import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { PracticeRoom } from "@warmline/contract/practice/practice";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { showAlert, soundAlert } from "../platform/alerts/alert-person.ts";
import { useSession } from "../platform/session.ts";
import { ConnectionBanner } from "../ui/conversation/ConnectionBanner.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { ownPracticeQuery, showOwn } from "./api.ts";
import { learnerName, partnerName, seatOf } from "./room.ts";
import { usePractice } from "./use-practice.ts";
import { keepInPractice } from "./was-in-practice.ts";

/** Around every page of the member area: who waits for a colleague, or has left a practice that runs, hears of it. */
export function PracticeNotices() {
	const session = useSession();
	return session && <OwnPractice key={session.user_id} memberId={session.user_id} />;
}

function OwnPractice({ memberId }: { readonly memberId: string }) {
	const [pathname, navigate] = useLocation();
	const { data } = useQuery(ownPracticeQuery(memberId));
	const mine = data?.mine ?? null;
	const waitedIn = useRef<string | null>(null);
	const practicePath = `/${memberId}/practice`;
	const isThere = useRef(false);
	isThere.current = pathname === practicePath;

	useEffect(() => {
		if (data) keepInPractice(memberId, data.mine !== null);
	}, [data, memberId]);

	useEffect(() => {
		if (mine?.state === "open") waitedIn.current = mine.id;
		if (mine?.state !== "running" || waitedIn.current !== mine.id) return;
		waitedIn.current = null;
		soundAlert();
		if (document.visibilityState !== "visible") {
			showAlert(mine.id, t("{name} is here to practise with you", { name: partnerName(mine) }));
		}
		// Who looks at something else meanwhile is not taken away from it.
		if (isThere.current) navigate(`${practicePath}/${mine.id}`);
	}, [mine, navigate, practicePath]);

	if (mine?.state === "open") {
		return <Waiting key={mine.id} room={mine} memberId={memberId} shown={pathname === practicePath} />;
	}
	const path = mine && `${practicePath}/${mine.id}`;
	if (mine?.state !== "running" || path === null || pathname === path || pathname === practicePath) return null;
	return (
		<Banner tone="warning" className="m-3 mb-0 flex shrink-0 flex-wrap items-center justify-between gap-2">
			<span>
				{seatOf(mine, memberId) === "listener"
					? t("{name} plays the visitor for you.", { name: partnerName(mine) })
					: t("You play the visitor for {name}.", { name: learnerName(mine) })}
			</span>
			<LinkButton to={path} variant="secondary">
				{t("Go to the practice")}
			</LinkButton>
		</Banner>
	);
}

type WaitingProps = {
	readonly room: PracticeRoom;
	readonly memberId: string;
	/** On the page that says what is waited for; elsewhere a lost connection is no news. */
	readonly shown: boolean;
};

/** Hears at once that somebody has come; the list, which is asked for now and then, says it later. */
function Waiting({ room, memberId, shown }: WaitingProps) {
	const queries = useQueryClient();
	const { practice, state } = usePractice(room.id, memberId);
	const heard = state.room;
	useEffect(() => {
		if (heard !== null && heard.state !== "open") showOwn(queries, heard);
	}, [heard, queries]);
	return shown ? <ConnectionBanner state={state.connection} onReconnect={practice.channel.wake} /> : null;
}
