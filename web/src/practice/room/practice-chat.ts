import { t } from "@warmline/contract/i18n";
import type { PracticeComment, PracticeLine, PracticeRoom } from "@warmline/contract/practice/practice";
import {
	type PracticeFrameInput,
	type ToPracticeFrame,
	toPracticeFrames,
} from "@warmline/contract/practice/practice-channel";
import { type ChannelState, openChannel, type Socket } from "../../platform/realtime/channel.ts";
import { channelLog } from "../../platform/realtime/channel-log.ts";
import { createStore } from "../../platform/storage/store.ts";
import { type ConversationState, createConversation } from "../../ui/conversation/conversation.ts";
import { newThread, reached } from "../../ui/conversation/thread.ts";
import { createTypingPulse } from "../../ui/conversation/typing-pulse.ts";
import { messageOf, nameOfSide, seatOf, withComments } from "../room.ts";
import { type Commenting, createCommenting } from "./commenting.ts";
import type { PracticeDraft } from "./practice-draft.ts";

export type PracticeState = Commenting & {
	readonly connection: ChannelState;
	readonly closeCode: number | null;
	/** Null until the server has told of it. */
	readonly room: PracticeRoom | null;
	readonly conversation: ConversationState;
	readonly comments: readonly PracticeComment[];
	/** What is typed and not sent yet. */
	readonly text: string;
	/** What was typed and not sent when the practice ended, to be copied. */
	readonly unsent: string;
	/** What the server refused, in a sentence. */
	readonly refusal: string | null;
};

export type PracticeOptions = {
	readonly roomId: string;
	readonly memberId: string;
	readonly url: () => string | null;
	readonly connect: (url: string) => Socket;
	readonly kept: PracticeDraft;
	readonly keep: (draft: PracticeDraft) => void;
};

const notConnected = t("You are not connected. Nothing was sent.");

export type Practice = ReturnType<typeof createPractice>;

/** One practice on one screen: its lines, what was said of them, and the channel behind both. */
export const createPractice = ({ roomId, memberId, url, connect, kept, keep }: PracticeOptions) => {
	const typingPulse = createTypingPulse();

	const conversation = createConversation({
		thread: { ...newThread(), pending: kept.pending },
		ask: (after) => channel.send({ action: "fetch_lines", after }),
		transmit: ({ client_id, message }) => channel.send({ action: "send_line", text: message, client_id }),
		changed: (state) => {
			const before = store.get().conversation.thread.pending;
			store.change({ conversation: state });
			if (state.thread.pending !== before) keepDraft();
		},
	});

	const commenting = createCommenting({
		drafts: kept.drafts,
		tried: kept.tried,
		transmit: (seq, comment) => channel.send({ action: "comment", seq, ...comment }),
		changed: (state) => {
			const before = store.get();
			store.change(state);
			if (state.drafts !== before.drafts || state.tried !== before.tried) keepDraft();
		},
	});

	const store = createStore<PracticeState>({
		...commenting.state(),
		connection: "connecting",
		closeCode: null,
		room: null,
		conversation: conversation.state(),
		comments: [],
		text: kept.text,
		unsent: "",
		refusal: null,
	});

	const keepDraft = () => {
		const { room, text, conversation, drafts, tried } = store.get();
		const over = room?.state === "ended";
		keep({ text: over ? "" : text, pending: over ? [] : conversation.thread.pending, drafts, tried });
	};

	const messagesOf = (lines: readonly PracticeLine[]) => lines.map((line) => messageOf(roomId, store.get().room, line));

	const heardRoom = (room: PracticeRoom) => {
		const before = store.get().room?.state;
		store.change({ room });
		if (room.state !== "ended" || before === "ended") return;
		store.change({ text: "", unsent: store.get().text.trim(), refusal: null });
		keepDraft();
	};

	const heardComments = (arrived: readonly PracticeComment[]) => {
		store.change({ comments: withComments(store.get().comments, arrived) });
		commenting.stored(arrived.filter(({ author }) => author?.id === memberId));
	};

	const heard = (frame: ToPracticeFrame) => {
		switch (frame.action) {
			case "fetch_lines":
				heardRoom(frame.room);
				heardComments(frame.comments);
				return conversation.answered(messagesOf(frame.lines));
			case "new_line":
				for (const message of messagesOf([frame.line])) conversation.heard(message);
				return;
			case "typing": {
				const { room } = store.get();
				if (room && frame.side !== seatOf(room, memberId)) conversation.heardTyping(nameOfSide(room, frame.side));
				return;
			}
			case "new_comment":
				return heardComments([frame.comment]);
			case "room":
				return heardRoom(frame.room);
			case "error":
				channelLog("The server refused a frame.", frame);
				if (!frame.client_id) return store.change({ refusal: frame.message });
				if (!commenting.refused(frame.client_id, frame.message)) conversation.refused(frame.client_id, frame.message);
				return;
		}
	};

	const channel = openChannel<typeof toPracticeFrames, PracticeFrameInput>({
		url,
		frames: toPracticeFrames,
		connect,
		heard,
		changed: (connection, closeCode) => {
			store.change({ connection, closeCode });
			if (connection !== "connected") {
				commenting.disconnected();
				return conversation.disconnected();
			}
			conversation.connected();
		},
		probe: () => ({ action: "fetch_lines", after: reached(conversation.state().thread) }),
	});

	return {
		store,
		channel,
		write: (text: string) => {
			store.change({ refusal: null, text: "" });
			conversation.write(text);
			keepDraft();
		},
		typed: (text: string) => {
			store.change({ text });
			keepDraft();
			if (text !== "" && channel.state() === "connected" && typingPulse()) channel.send({ action: "typing" });
		},
		tryAgain: conversation.tryAgain,
		fetchAgain: conversation.fetchAgain,
		commenting,
		end: () => store.change({ refusal: channel.send({ action: "end_practice" }) ? null : notConnected }),
		stop: () => {
			channel.close();
			conversation.stop();
			commenting.stop();
		},
	};
};
