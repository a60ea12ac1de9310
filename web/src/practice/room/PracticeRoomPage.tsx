import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useEffect } from "react";
import { useLocation, useParams } from "wouter";
import { useSession } from "../../platform/session.ts";
import { ConnectionBanner } from "../../ui/conversation/ConnectionBanner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { showOwn } from "../api.ts";
import { seatOf } from "../room.ts";
import { usePractice } from "../use-practice.ts";
import { PracticeConversation } from "./PracticeConversation.tsx";

export function PracticeRoomPage() {
	const session = useSession();
	const { roomId = "" } = useParams();
	if (!session) return null;
	return <OneRoom key={roomId} roomId={roomId} memberId={session.user_id} />;
}

type OneRoomProps = { readonly roomId: string; readonly memberId: string };

function OneRoom({ roomId, memberId }: OneRoomProps) {
	const { practice, state } = usePractice(roomId, memberId);
	const [, navigate] = useLocation();
	const queries = useQueryClient();
	const { room, connection, conversation } = state;
	const practicePath = `/${memberId}/practice`;
	// Who waits is told on the page where the waiting can be taken back.
	const waits = room?.state === "open" && seatOf(room, memberId) === "listener";
	useEffect(() => {
		if (waits) navigate(practicePath, { replace: true });
	}, [waits, navigate, practicePath]);

	useEffect(() => {
		if (room && seatOf(room, memberId) !== "watcher") showOwn(queries, room);
	}, [room, memberId, queries]);

	if (connection === "refused") {
		return (
			<Page
				title={t("Not your practice")}
				heading={t("You can’t open this practice")}
				lead={t("A practice can be seen by its two participants and by supervisors. You’ve done nothing wrong.")}
				width="column"
			>
				<LinkButton to={practicePath}>{t("Go to the practice room")}</LinkButton>
			</Page>
		);
	}
	if (room && room.state !== "open") {
		return <PracticeConversation room={room} memberId={memberId} practice={practice} state={state} />;
	}
	return (
		<Page title={t("Practice")} width="column">
			<ConnectionBanner state={connection} onReconnect={practice.channel.wake} />
			{conversation.fetchFailed && <Failed message={t("Couldn’t reach the practice.")} onRetry={practice.fetchAgain} />}
			{!room && !conversation.fetchFailed && <Loading>{t("Opening the practice...")}</Loading>}
			{room && !waits && <p>{t("No one is playing the visitor yet.")}</p>}
			<LinkButton to={practicePath} variant="quiet" className="mt-4 -ml-4">
				{t("All practice")}
			</LinkButton>
		</Page>
	);
}
