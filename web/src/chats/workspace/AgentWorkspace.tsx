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

const listWidth = classNames(
	"md:w-72 lg:w-88",
	// Beside the team chat: a conversation needs as much width as it has on a phone.
	"lg:max-wide:group-has-[[data-docked]]/frame:w-64",
);

type AgentWorkspaceProps = {
	readonly me: Me;
	readonly store: AgentStore;
	readonly state: AgentState;
	/** Above the chats; on a phone not over a conversation. */
	readonly duty: ReactNode;
};

export function AgentWorkspace({ me, store, state, duty }: AgentWorkspaceProps) {
	const { open } = state.lists;
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
			<div className={classNames("shrink-0", open && "max-md:hidden")}>{duty}</div>
			<div className="relative flex min-h-0 flex-1 max-md:flex-col">
				{/* Over the list, which is behind it for the while, and not above all: nothing moves under the pointer. */}
				<div
					className={classNames(
						"z-10 shrink-0 md:absolute md:bottom-0 md:left-0 md:max-lg:group-has-[[data-docked]]/frame:bottom-[50dvh]",
						listWidth,
					)}
				>
					<ConnectionBanner state={state.connection} onReconnect={store.channel.wake} />
					{state.refusal && (
						<Banner tone="failure" className="m-3">
							{state.refusal}
						</Banner>
					)}
				</div>
				<TakenAway state={state} onDismiss={store.dismissTaken} />
				<div
					className={classNames(
						"min-h-0 w-full border-line max-md:flex-1 md:shrink-0 md:border-r",
						listWidth,
						// Above the wrap-up of a chat that has ended.
						"md:in-[body:has([data-beside])]:pb-[min(26rem,50dvh)]",
						// Above the team chat, which has the lower half there.
						"md:max-lg:group-has-[[data-docked]]/frame:pb-[50dvh]",
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
				<section
					aria-label={t("Conversation")}
					className={classNames("min-h-0 min-w-0 flex-1", !open && "max-md:hidden")}
				>
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

type TakenAwayProps = { readonly state: AgentState; readonly onDismiss: () => void };

/** Why the chat that was open here a moment ago is not any more: where it stood, or on a phone above the list. */
function TakenAway({ state: { lists, unsent }, onDismiss }: TakenAwayProps) {
	const { takenBy, erased } = lists;
	if (takenBy === null && !erased) return null;
	return (
		<div className="z-10 shrink-0 p-3 md:absolute md:top-0 md:right-0 md:w-[min(28rem,calc(100%-18rem))]">
			{erased && <Banner tone="info">{t("The visitor has erased this chat.")}</Banner>}
			{takenBy !== null && (
				<Banner tone="info">
					<div className="flex flex-wrap items-center justify-between gap-x-4">
						<p>{t("{name} is with {visitor} now.", { name: takenBy.by, visitor: takenBy.caller })}</p>
						<Button variant="quiet" onClick={onDismiss}>
							{t("OK")}
						</Button>
					</div>
					{unsent.trim() !== "" && (
						<Field label={t("You had typed this, and it was not sent:")} className="mt-2">
							<TextArea readOnly rows={2} value={unsent} />
						</Field>
					)}
				</Banner>
			)}
		</div>
	);
}

function NoneSelected({ state: { lists, loaded, availability } }: { readonly state: AgentState }) {
	const isLoaded = loaded.unassigned && loaded.assigned;
	const presence = availability?.presence;
	const isQuiet = lists.query === "" && lists.unassigned.length + lists.assigned.length === 0;
	return (
		<div className="grid h-full place-items-center p-6 text-center text-soft">
			{isLoaded && (
				<div className="space-y-1">
					<p>{t("Select a conversation to start chatting.")}</p>
					{isQuiet && presence !== "away" && <p>{t("All quiet. We’ll alert you when someone writes.")}</p>}
				</div>
			)}
		</div>
	);
}
