import { t } from "@warmline/contract/i18n";
import UsersRound from "lucide-react/icons/users-round";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { CountBadge } from "../../ui/feedback/CountBadge.tsx";
import { navigationLook } from "../../ui/navigation/navigation-look.ts";
import { useAgent } from "../store/AgentProvider.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import type { Me } from "../store/chat-lists.ts";
import { TeamChatPanel } from "./TeamChatPanel.tsx";

/** The way to those who are on, from every page; null for members who have no chats. */
export function TeamChat() {
	const room = useAgent();
	return room && <Duty {...room} />;
}

type DutyProps = { readonly me: Me; readonly store: AgentStore; readonly state: AgentState };

function Duty({ me, store, state }: DutyProps) {
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const connected = state.connection === "connected";
	useEffect(() => {
		if (connected) store.fetchDuty();
	}, [store, connected]);

	// On a phone it covers the page: who goes somewhere else wants to see it.
	const [pathname] = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason.
	useEffect(() => {
		if (window.matchMedia("(width < 48rem)").matches) setOpen(false);
	}, [pathname]);

	const unread = useUnread(state, me.id, open);
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	return (
		<>
			<button
				ref={button}
				type="button"
				aria-label={unread > 0 ? t("Team chat, unread messages") : t("Team chat")}
				aria-expanded={open}
				onClick={() => setOpen(!open)}
				className={`${navigationLook} min-w-14 max-md:min-h-12 md:w-18 wide:w-auto`}
			>
				<span className="relative">
					<UsersRound aria-hidden="true" className="size-6" strokeWidth={1.9} />
					<CountBadge count={unread} className="absolute -top-2 left-3" />
				</span>
				{t("Team chat")}
			</button>
			{open && <TeamChatPanel state={state} meId={me.id} store={store} onClose={close} />}
		</>
	);
}

/** How many messages others have written since the panel was open. What was written before one came is read. */
const useUnread = ({ duty, dutyLoaded }: AgentState, meId: string, open: boolean): number => {
	const others = duty.filter(({ sender_id }) => sender_id !== meId);
	const latest = others.at(-1)?.id ?? null;
	const [seen, setSeen] = useState<string | null | undefined>(undefined);
	useEffect(() => {
		if (dutyLoaded && (open || seen === undefined)) setSeen(latest);
	}, [dutyLoaded, open, seen, latest]);
	if (open || seen === undefined) return 0;
	return others.length - 1 - others.findLastIndex(({ id }) => id === seen);
};
