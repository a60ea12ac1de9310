import { communityRoles } from "@warmline/contract/accounts/roles";
import { closeCodes } from "@warmline/contract/frames";
import { memberChannelPath, type ToMemberFrame } from "@warmline/contract/notifications/member-channel";
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from "react";
import { endSession, useSession } from "../session.ts";
import { useStore } from "../storage/store.ts";
import { wakeWithTab } from "./channel-browser.ts";
import { createMemberLine, type MemberLine } from "./member-line.ts";
import { memberChannelAddress, memberSocket } from "./member-socket.ts";

const MemberLineContext = createContext<MemberLine | null>(null);

const openLine = (): MemberLine =>
	createMemberLine({ url: () => memberChannelAddress(memberChannelPath), connect: memberSocket });

/**
 * Around the member area. Who has only registered meets nobody yet, and needs no connection; when they become a
 * trainee the line
 * comes beside the page they are on, which stays as it is.
 */
export function MemberChannel({ children }: { readonly children: ReactNode }) {
	const role = useSession()?.user.role.role;
	const isOfCommunity = communityRoles.some((one) => one === role);
	const line = useMemo(() => (isOfCommunity ? openLine() : null), [isOfCommunity]);
	return (
		<MemberLineContext value={line}>
			{line && <LineHeld line={line} />}
			{children}
		</MemberLineContext>
	);
}

function LineHeld({ line }: { readonly line: MemberLine }) {
	const { connection, closeCode } = useStore(line.store);

	useEffect(() => {
		line.channel.open();
		const sleep = wakeWithTab(line.channel);
		return () => {
			sleep();
			line.channel.close();
		};
	}, [line]);

	const sessionOver = connection === "refused" && closeCode === closeCodes.notLoggedIn;
	useEffect(() => {
		if (sessionOver) endSession("expired");
	}, [sessionOver]);

	return null;
}

type FrameFor<A extends ToMemberFrame["action"]> = Extract<ToMemberFrame, { action: A }>;

const isFor = <A extends ToMemberFrame["action"]>(frame: ToMemberFrame, action: A): frame is FrameFor<A> =>
	frame.action === action;

/** Hears one kind of frame for as long as the caller is on the screen. */
export const useMemberFrame = <A extends ToMemberFrame["action"]>(
	action: A,
	heard: (frame: FrameFor<A>) => void,
): void => {
	const line = use(MemberLineContext);
	const latest = useRef(heard);
	latest.current = heard;
	useEffect(
		() =>
			line?.listen((frame) => {
				if (isFor(frame, action)) latest.current(frame);
			}),
		[line, action],
	);
};

/** Told each time the line comes to stand, with how often it has by then. */
const useLineStands = (stands: (times: number) => void): void => {
	const line = use(MemberLineContext);
	const latest = useRef(stands);
	latest.current = stands;
	useEffect(() => {
		if (!line) return;
		let known = line.store.get().times;
		return line.store.subscribe(() => {
			const { times } = line.store.get();
			if (times > known) latest.current(times);
			known = times;
		});
	}, [line]);
};

/**
 * Called when the server closes the line to have it opened anew: it restarts, or the member has another role. The line
 * itself comes back a while later, so that not all of them come at once.
 */
export const useMemberLineReopened = (reopened: () => void): void => {
	const line = use(MemberLineContext);
	const latest = useRef(reopened);
	latest.current = reopened;
	useEffect(() => {
		if (!line) return;
		let known = line.store.get();
		return line.store.subscribe(() => {
			const now = line.store.get();
			if (now !== known && now.connection === "reconnecting" && now.closeCode === closeCodes.restart) latest.current();
			known = now;
		});
	}, [line]);
};

/** Called when the line stands for the first time: what was fetched before may be a little old. */
export const useMemberLineFirst = (stands: () => void): void => useLineStands((times) => times === 1 && stands());

/** Called when the line stands again after it was gone: what happened meanwhile is not known. */
export const useMemberLineBack = (back: () => void): void => useLineStands((times) => times > 1 && back());
