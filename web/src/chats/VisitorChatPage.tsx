import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { Banner } from "../ui/Banner.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { Composer } from "./Composer.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { CrisisLine } from "./CrisisLine.tsx";
import { forgetDraft, forgetOpenChat, openChatOfTab } from "./chat-in-tab.ts";
import { MessageList } from "./MessageList.tsx";
import { useStore } from "./store.ts";
import { useVisibleBox } from "./use-visible-box.ts";
import { VisitorHeader } from "./VisitorHeader.tsx";
import { EndedNotice, NotYourChat, WaitingNotice } from "./VisitorNotice.tsx";
import { createVisitorChat } from "./visitor-chat.ts";

export function VisitorChatPage() {
	const { chatId = "" } = useParams();
	return <OneChat key={chatId} chatId={chatId} />;
}

function OneChat({ chatId }: { readonly chatId: string }) {
	const [control] = useState(() => createVisitorChat(chatId));
	const chat = useStore(control.store);
	const [text, setText] = useState("");
	const box = useRef<HTMLDivElement>(null);
	const ended = chat.status === "ended";
	const connected = chat.connection === "connected";
	const refused = chat.connection === "refused";

	useEffect(() => control.start(), [control]);
	// A pop-up begins with a copy of what its opener kept.
	useEffect(forgetDraft, []);
	useEffect(() => {
		if ((ended || refused) && openChatOfTab() === chatId) forgetOpenChat();
	}, [ended, refused, chatId]);
	usePageTitle(chat.agentName === null ? "Chat Support" : `Chat with ${chat.agentName}`);
	useVisibleBox(box);

	if (refused) return <NotYourChat />;
	return (
		<div ref={box} className="fixed inset-x-0 top-0 mx-auto flex h-dvh max-w-3xl flex-col bg-ground">
			<VisitorHeader
				heading={chat.agentName === null ? "Chat Support" : `Chatting with ${chat.agentName}`}
				ended={ended}
				connected={connected}
				onEnd={control.end}
			/>
			{!ended && <ConnectionBanner state={chat.connection} onReconnect={control.reconnect} />}
			{chat.refusal && (
				<Banner tone="failure" className="m-3">
					{chat.refusal}
				</Banner>
			)}
			<main className="flex min-h-0 flex-1 flex-col">
				<MessageList
					conversation={chat.conversation}
					own="user"
					onTryAgain={control.tryAgain}
					onFetchAgain={control.fetchAgain}
				>
					{chat.status === "waiting" && <WaitingNotice ahead={chat.ahead} />}
				</MessageList>
				{ended ? (
					<EndedNotice />
				) : (
					<Composer
						text={text}
						onText={(next) => {
							setText(next);
							control.typed();
						}}
						onSend={(message) => {
							control.write(message);
							setText("");
						}}
						disabled={!connected}
						autoFocus
					/>
				)}
			</main>
			<footer className="bg-surface px-4 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-center text-soft">
				<CrisisLine />
			</footer>
		</div>
	);
}
