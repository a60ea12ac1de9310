import type { Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useParams } from "wouter";
import { useStore } from "../../platform/storage/store.ts";
import { Composer } from "../../ui/conversation/Composer.tsx";
import { ConnectionBanner } from "../../ui/conversation/ConnectionBanner.tsx";
import { MessageList } from "../../ui/conversation/MessageList.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { lazyWithFallback } from "../../ui/feedback/lazy-with-fallback.ts";
import { usePageTitle } from "../../ui/navigation/page-title.ts";
import { nobodyComes } from "../availability/may-open-soon.ts";
import { cardForVisitor, noticeForVisitor } from "../ChatNotice.tsx";
import { CrisisLine } from "../CrisisLine.tsx";
import { firstListener } from "../first-listener.ts";
import { forgetDraft, startFresh } from "./chat-in-tab.ts";
import { leaveChat } from "./leave-open-chat.ts";
import { VisitorHeader } from "./VisitorHeader.tsx";
import { EndedNotice, LineNotice, WaitingLine, WaitingNotice } from "./VisitorNotice.tsx";
import { createVisitorChat } from "./visitor-chat.ts";

// Not needed for the first message. Fetched while the chat runs, so that they are there when they are wanted.
const loadEnd = async () => (await import("./EndScreen.tsx")).EndScreen;
const loadIdle = async () => (await import("./IdleNotice.tsx")).IdleNotice;
const loadFirst = async () => (await import("./FirstMessage.tsx")).FirstMessage;
const loadOpening = async () => (await import("../availability/OpeningNotice.tsx")).OpeningNotice;
const loadErased = async () => (await import("./ErasedPage.tsx")).ErasedPage;
const loadClosed = async () => (await import("./ClosedLanding.tsx")).ClosedLanding;
const OpeningNotice = lazyWithFallback(loadOpening, () => null);
const ClosedLanding = lazyWithFallback(loadClosed, EndedNotice);
const EndScreen = lazyWithFallback(loadEnd, EndedNotice);
const ErasedPage = lazyWithFallback(loadErased, EndedNotice);
const IdleNotice = lazyWithFallback(loadIdle, () => null);
const FirstMessage = lazyWithFallback(loadFirst, ({ bubble }) => bubble);
const NotYourChat = lazy(async () => ({ default: (await import("./NotYourChat.tsx")).NotYourChat }));

export function VisitorChatPage() {
	const { chatId = "" } = useParams();
	const [, navigate] = useLocation();
	const [erased, setErased] = useState("");
	// With the chat its line is shut, and what was heard on it is forgotten.
	return erased === chatId ? (
		<Suspense fallback={null}>
			<ErasedPage onStartFresh={() => navigate("/chat-form")} />
		</Suspense>
	) : (
		<OneChat key={chatId} chatId={chatId} onErased={() => setErased(chatId)} />
	);
}

type OneChatProps = { readonly chatId: string; readonly onErased: () => void };

function OneChat({ chatId, onErased }: OneChatProps) {
	const [, navigate] = useLocation();
	const [control] = useState(() => createVisitorChat(chatId));
	const chat = useStore(control.store);
	const box = useRef<HTMLDivElement>(null);
	const ended = chat.status === "ended";
	const waiting = chat.status === "waiting";
	const connected = chat.connection === "connected";
	const { messages, pending } = chat.conversation.thread;
	const nobodyCameYet = waiting && messages.every(({ sender }) => sender === "user");
	const paused = chat.opening !== null && nobodyComes(chat.opening.why);
	const shortWait = nobodyCameYet && messages.length <= 4;

	useEffect(() => control.start(), [control]);
	// A pop-up begins with a copy of what its opener kept.
	useEffect(forgetDraft, []);
	useEffect(() => {
		if (connected) for (const load of [loadEnd, loadIdle, loadFirst]) load().catch(() => undefined);
	}, [connected]);
	// Where a chat has hours it may end by itself, and the line may be bad when it does.
	const hasHours = chat.closesAt !== null;
	useEffect(() => {
		if (hasHours) loadClosed().catch(() => undefined);
	}, [hasHours]);
	useEffect(() => {
		if (ended) loadErased().catch(() => undefined);
	}, [ended]);
	usePageTitle(chat.agentName === null ? t("Chat Support") : t("Chat with {name}", { name: chat.agentName }));
	useVisibleBox(box);

	if (chat.connection === "refused") return <NotYourChat />;

	const fresh = () => {
		leaveChat(chatId);
		startFresh(chatId);
		navigate("/chat-form");
	};
	const firstInPlace = (message: Message, bubble: ReactNode) =>
		message.seq !== 1 || message.sender !== "user" || ended ? null : (
			<Suspense fallback={bubble}>
				<FirstMessage
					message={message}
					bubble={bubble}
					waiting={nobodyCameYet}
					connected={connected}
					refused={chat.refusal !== null}
					onSave={control.editFirst}
					onSend={control.say}
				/>
			</Suspense>
		);

	return (
		<div ref={box} className="fixed inset-x-0 top-0 mx-auto flex h-dvh max-w-3xl flex-col overflow-y-auto bg-ground">
			<VisitorHeader
				heading={chat.agentName === null ? t("Chat Support") : t("Chatting with {name}", { name: chat.agentName })}
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
			<main className="flex min-h-44 flex-1 flex-col">
				<MessageList
					conversation={chat.conversation}
					side="user"
					offline={!connected}
					onTryAgain={control.tryAgain}
					onFetchAgain={control.fetchAgain}
					onSeen={control.saw}
					inPlaceOf={firstInPlace}
					notice={noticeForVisitor}
					card={cardForVisitor}
					line={firstListener(chat.conversation.thread, chat.agentName)}
				>
					{shortWait && <WaitingNotice queue={chat.queue} paused={paused} />}
				</MessageList>
				{waiting && !shortWait && <WaitingLine queue={chat.queue} paused={paused} />}
				{waiting && chat.opening && (
					<Suspense fallback={null}>
						<OpeningNotice opening={chat.opening} closesAt={chat.closesAt} listeners={chat.queue?.listeners ?? null} />
					</Suspense>
				)}
				{!chat.agentConnected && !ended && <LineNotice name={chat.agentName ?? t("Your listener")} />}
				{chat.idleUntil !== null && !ended && (
					<Suspense fallback={null}>
						<IdleNotice until={chat.idleUntil} connected={connected} onStay={() => control.say(t("I’m still here."))} />
					</Suspense>
				)}
				{ended ? (
					<Suspense fallback={<EndedNotice onStartFresh={fresh} />}>
						{chat.ended?.how === "closed" ? (
							<ClosedLanding
								chatId={chatId}
								messages={messages}
								unsent={[...pending.map(({ message }) => message), chat.unsent]}
								onStartFresh={fresh}
								onErased={onErased}
							/>
						) : (
							<EndScreen
								chatId={chatId}
								ended={chat.ended}
								agentName={chat.agentName}
								onReopened={control.reopened}
								onStartFresh={fresh}
								onErased={onErased}
							/>
						)}
					</Suspense>
				) : (
					<Composer text={chat.text} onText={control.typed} onSend={control.write} autoFocus />
				)}
			</main>
			<footer className="bg-surface px-4 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-center text-soft">
				<CrisisLine />
			</footer>
		</div>
	);
}

/**
 * Fits a whole-page element to what is visible. Where the browser itself shrinks the page for the keyboard this
 * changes nothing; on iOS the page stays tall and is pushed up, and the input would lie under the keyboard.
 */
const useVisibleBox = (box: RefObject<HTMLElement | null>): void => {
	useLayoutEffect(() => {
		const viewport = window.visualViewport;
		if (!viewport) return;
		const fit = () => {
			const element = box.current;
			// A page that is zoomed in is being read closely; moving it would fight the fingers.
			if (!element || viewport.scale > 1.01) return;
			element.style.height = `${viewport.height}px`;
			element.style.transform = viewport.offsetTop > 0 ? `translateY(${viewport.offsetTop}px)` : "";
		};
		fit();
		viewport.addEventListener("resize", fit);
		viewport.addEventListener("scroll", fit);
		return () => {
			viewport.removeEventListener("resize", fit);
			viewport.removeEventListener("scroll", fit);
		};
	}, [box]);
};
