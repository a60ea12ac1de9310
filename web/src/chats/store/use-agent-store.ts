import { useQueryClient } from "@tanstack/react-query";
import { agentChannelPath } from "@warmline/contract/chats/agent-channel";
import { closeCodes } from "@warmline/contract/frames";
import { useEffect, useState } from "react";
import { chatKeys } from "../../platform/http/query-keys.ts";
import { wakeWithTab } from "../../platform/realtime/channel-browser.ts";
import { memberChannelAddress, memberSocket } from "../../platform/realtime/member-socket.ts";
import { endSession } from "../../platform/session.ts";
import { useStore } from "../../platform/storage/store.ts";
import { fetchMessages, listenersQuery } from "../api.ts";
import { settingsQuery } from "../supervision-api.ts";
import { createAgentStore } from "./agent-store.ts";
import type { Me } from "./chat-lists.ts";

/** The store of the agent who is logged in, for as long as the screen is there. */
export const useAgentStore = (me: Me) => {
	const queries = useQueryClient();
	const [store] = useState(() =>
		createAgentStore({
			me,
			url: () => memberChannelAddress(agentChannelPath),
			connect: memberSocket,
			fetchMessages,
			// What was asked before may have been read before the change.
			heardSettings: (result) => {
				void queries.cancelQueries(settingsQuery);
				queries.setQueryData(settingsQuery.queryKey, result);
			},
			heardErased: (chatId) => {
				for (const keyOf of [chatKeys.notes, chatKeys.transcript, chatKeys.pastChat])
					queries.removeQueries({ queryKey: keyOf(chatId) });
				void queries.invalidateQueries({ queryKey: chatKeys.allPast });
				void queries.invalidateQueries({ queryKey: chatKeys.allDebriefs });
			},
			heardDebriefs: () => void queries.invalidateQueries({ queryKey: chatKeys.allDebriefs }),
			heardListeners: (results) => queries.setQueryData(listenersQuery.queryKey, results),
		}),
	);
	const state = useStore(store.store);

	useEffect(() => {
		store.channel.open();
		const sleep = wakeWithTab(store.channel);
		return () => {
			sleep();
			store.stop();
		};
	}, [store]);

	const isConnected = state.connection === "connected";
	useEffect(() => {
		if (!isConnected) return;
		// Nobody tells later what was erased while the connection was gone: its notes are not there any more.
		void queries.invalidateQueries({ queryKey: chatKeys.allNotes });
		void queries.invalidateQueries({ queryKey: chatKeys.allDebriefs });
	}, [isConnected, queries]);

	const sessionOver = state.connection === "refused" && state.closeCode === closeCodes.notLoggedIn;
	useEffect(() => {
		if (sessionOver) endSession("expired");
	}, [sessionOver]);

	return { store, state };
};
