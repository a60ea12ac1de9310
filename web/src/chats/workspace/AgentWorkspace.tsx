import { t } from "@warmline/contract/i18n";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ConnectionBanner } from "../../ui/conversation/ConnectionBanner.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ErrorPanel } from "../../ui/feedback/ErrorPanel.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { usePageTitle } from "../../ui/navigation/page-title.ts";
import { ConversationPane } from "../conversation/ConversationPane.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import type { Me } from "../store/chat-lists.ts";
import { ListPane } from "./ListPane.tsx";
import { focusReply, useKeptFocus } from "./use-kept-focus.ts";
import { useOpenChat } from "./use-open-chat.ts";

/** Why the workspace cannot be shown at all, or null. */
const initializationError = (state: AgentState): string | null => {
	if (state.connection === "refused") return t("Initialization error: your role has no chats.");
	if (state.loaded.unassigned || state.loaded.assigned) return null;
	if (state.connection === "lost") return t("Initialization error: the chat server cannot be reached.");
	return state.refusal === null ? null : t("Initialization error: {why}", { why: state.refusal });
};

type AgentWorkspaceProps = {
	readonly me: Me;
	readonly store: AgentStore;
	readonly state: AgentState;
	/** Above the chats; on a phone not over a conversation. */
	readonly duty: ReactNode;
};

export function AgentWorkspace({ me, store, state, duty }: AgentWorkspaceProps) {
	const { open, takenBy, erased } = state.lists;
	const openChat = useOpenChat(store, state);
	usePageTitle(t("Chats"));
	const element = useRef<HTMLDivElement>(null);
	/** The chat that was gone to by a key, until it is here. */
	const wanted = useRef<string | null>(null);
	const openId = open?.chat_id ?? null;
	useEffect(() => {
		if (openId === null || wanted.current !== openId) return;
		wanted.current = null;
		focusReply(element.current);
	}, [openId]);
	useKeptFocus(element);
	const goTo = (chatId: string) => {
		if (chatId === openId) return focusReply(element.current);
		wanted.current = chatId;
		openChat(chatId);
	};

	const failure = initializationError(state);
	if (failure !== null) return <ErrorPanel message={failure} />;
	return (
		<div ref={element} data-workspace="" className="absolute inset-0 flex flex-col">
			<ConnectionBanner state={state.connection} onReconnect={store.channel.wake} />
			<div className={classNames("shrink-0", open && "max-md:hidden")}>{duty}</div>
			{state.refusal && (
				<Banner tone="failure" className="m-3">
					{state.refusal}
				</Banner>
			)}
			{erased && (
				<Banner tone="info" className="m-3">
					{t("The visitor has erased this chat.")}
				</Banner>
			)}
			{takenBy !== null && (
				<Banner tone="info" className="m-3">
					<div className="flex flex-wrap items-center justify-between gap-x-4">
						<p>{t("{name} is with {visitor} now.", { name: takenBy.by, visitor: takenBy.caller })}</p>
						<Button variant="quiet" onClick={store.dismissTaken}>
							{t("OK")}
						</Button>
					</div>
					{state.unsent.trim() !== "" && (
						<Field label={t("You had typed this, and it was not sent:")} className="mt-2">
							<TextArea readOnly rows={2} value={state.unsent} />
						</Field>
					)}
				</Banner>
			)}
			<div className="flex min-h-0 flex-1">
				<div
					className={classNames(
						"w-full border-line md:w-72 md:shrink-0 md:border-r lg:w-88",
						// Beside the team chat: a conversation needs as much width as it has on a phone.
						"lg:max-wide:group-has-[[data-docked]]/frame:w-64",
						open && "max-md:hidden",
					)}
				>
					<ListPane
						me={me}
						store={store}
						state={state}
						onOpen={openChat}
						onGo={goTo}
						onReply={() => focusReply(element.current)}
					/>
				</div>
				<p role="status" className="sr-only top-0 left-0">
					{open && t("Chat with {name}", { name: open.user.name })}
				</p>
				<section aria-label={t("Conversation")} className={classNames("min-w-0 flex-1", !open && "max-md:hidden")}>
					{open ? (
						<ConversationPane
							key={open.chat_id}
							chat={open}
							me={me}
							store={store}
							state={state}
							onBack={() => openChat(null)}
						/>
					) : (
						<NoneSelected state={state} />
					)}
				</section>
			</div>
		</div>
	);
}

function NoneSelected({ state: { lists, loaded } }: { readonly state: AgentState }) {
	const isLoaded = loaded.unassigned && loaded.assigned;
	const isQuiet = lists.query === "" && lists.unassigned.length + lists.assigned.length === 0;
	return (
		<div className="grid h-full place-items-center p-6 text-center text-soft">
			{isLoaded && (
				<div className="space-y-1">
					<p>{t("Select a conversation to start chatting.")}</p>
					{isQuiet && <p>{t("All quiet. We’ll alert you when someone writes.")}</p>}
				</div>
			)}
		</div>
	);
}
