import type { FrameInput } from "@warmline/contract/frames";
import { type memberFrames, type ToMemberFrame, toMemberFrames } from "@warmline/contract/notifications/member-channel";
import { createStore } from "../storage/store.ts";
import { type ChannelState, openChannel, type Socket } from "./channel.ts";

type Listener = (frame: ToMemberFrame) => void;

type LineState = {
	readonly connection: ChannelState;
	readonly closeCode: number | null;
	/** How often the line came to stand: from the second time on something may have been missed. */
	readonly times: number;
};

/** Milliseconds after which a line that was given up is tried again: nothing on the screen says that it is not there. */
const again = 60_000;

type LineOptions = { readonly url: () => string | null; readonly connect: (url: string) => Socket };

/** The one socket of the member area: it only listens. */
export const createMemberLine = ({ url, connect }: LineOptions) => {
	const listeners = new Set<Listener>();
	const store = createStore<LineState>({ connection: "connecting", closeCode: null, times: 0 });
	let timer: ReturnType<typeof setTimeout> | undefined;
	const channel = openChannel<typeof toMemberFrames, FrameInput<typeof memberFrames>>({
		url,
		connect,
		frames: toMemberFrames,
		probe: () => ({ action: "are_you_there" }),
		heard: (frame) => {
			for (const listener of listeners) listener(frame);
		},
		changed: (connection, closeCode) => {
			const { times } = store.get();
			clearTimeout(timer);
			if (connection === "lost") timer = setTimeout(() => channel.wake(), again);
			store.change({ connection, closeCode, times: connection === "connected" ? times + 1 : times });
		},
	});
	return {
		channel,
		store,
		listen: (listener: Listener) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
};

export type MemberLine = ReturnType<typeof createMemberLine>;
