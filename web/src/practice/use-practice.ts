import { closeCodes } from "@warmline/contract/frames";
import { practiceChannelPath } from "@warmline/contract/practice/practice-channel";
import { useEffect, useState } from "react";
import { wakeWithTab } from "../platform/realtime/channel-browser.ts";
import { memberChannelAddress, memberSocket } from "../platform/realtime/member-socket.ts";
import { endSession } from "../platform/session.ts";
import { useStore } from "../platform/storage/store.ts";
import { createPractice } from "./room/practice-chat.ts";
import { keepPracticeDraft, keptPracticeDraft } from "./room/practice-draft.ts";

/** One practice of the member who is logged in, for as long as the screen is there. */
export const usePractice = (roomId: string, memberId: string) => {
	const [practice] = useState(() =>
		createPractice({
			roomId,
			memberId,
			url: () => memberChannelAddress(practiceChannelPath(roomId)),
			connect: memberSocket,
			kept: keptPracticeDraft(memberId, roomId),
			keep: (draft) => keepPracticeDraft(memberId, roomId, draft),
		}),
	);
	const state = useStore(practice.store);

	useEffect(() => {
		practice.channel.open();
		const sleep = wakeWithTab(practice.channel);
		return () => {
			sleep();
			practice.stop();
		};
	}, [practice]);

	const sessionOver = state.connection === "refused" && state.closeCode === closeCodes.notLoggedIn;
	useEffect(() => {
		if (sessionOver) endSession("expired");
	}, [sessionOver]);

	return { practice, state };
};
