import { type ToAgentFrame, toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { ApiFailure, networkFailure, timeoutFailure } from "../../platform/http/failure.ts";
import { parseFrame, type Socket } from "../../platform/realtime/channel.ts";
import { tidyAssignedAgent } from "../store/assigned-agent.ts";

export type PastChatsPage = Pick<Extract<ToAgentFrame, { action: "fetch_all_chats" }>, "chats" | "next">;

/** A blank cursor asks for the first page. */
type PastChatsQuestion = { readonly query: string; readonly cursor: string };

type PastChatsOptions = PastChatsQuestion & {
	readonly url: string;
	readonly connect: (url: string) => Socket;
};

/** Milliseconds after which an answer is no longer waited for. */
const patience = 15_000;

/**
 * Asks for a page of ended chats on a connection of its own. A frame with chats does not say which question it answers: on the
 * workspace's connection the ended ones could be taken for the live ones.
 */
export const askPastChats = ({ url, connect, query, cursor }: PastChatsOptions): Promise<PastChatsPage> =>
	new Promise((done, failed) => {
		const socket = connect(url);
		const over = () => {
			clearTimeout(timer);
			socket.onopen = null;
			socket.onmessage = null;
			socket.onclose = null;
			socket.close();
		};
		const fail = (failure: ApiFailure) => {
			over();
			failed(failure);
		};
		const timer = setTimeout(() => fail(timeoutFailure()), patience);
		socket.onopen = () =>
			socket.send(
				JSON.stringify({
					action: "fetch_all_chats",
					status: "ended",
					...(query === "" ? {} : { query }),
					...(cursor === "" ? {} : { cursor }),
				}),
			);
		socket.onclose = () => fail(networkFailure());
		socket.onmessage = ({ data }) => {
			const frame = parseFrame(toAgentFrames, data, tidyAssignedAgent);
			if (frame?.action === "error") fail(new ApiFailure(400, frame.code, frame.message));
			if (frame?.action !== "fetch_all_chats") return;
			over();
			done({ chats: frame.chats, next: frame.next });
		};
	});
