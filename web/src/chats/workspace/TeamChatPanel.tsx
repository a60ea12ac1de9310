import { messageLimit } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { timeOrDate, wholeTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";

type TeamChatPanelProps = {
	readonly state: AgentState;
	readonly meId: string;
	readonly store: AgentStore;
	readonly onClose: () => void;
};

/** Beside the navigation: over the page, or beside the workspace (`MemberLayout`), below 1024 px under its list. */
const place = "fixed z-30 flex flex-col border-line bg-surface shadow-float max-md:inset-x-0 max-md:top-0";
/** The bar it leaves free has the height of its buttons and their padding. */
const placeAboveBar = "max-md:bottom-[calc(4rem+1px+env(safe-area-inset-bottom))]";
const placeBeside = classNames(
	"md:bottom-0 md:left-22 md:border-r max-lg:md:h-1/2 max-lg:md:w-72 max-lg:md:border-t",
	"lg:top-0 lg:w-88 wide:left-52",
);

export function TeamChatPanel({ state, meId, store, onClose }: TeamChatPanelProps) {
	const [words, setWords] = useState("");
	const input = useRef<HTMLTextAreaElement>(null);
	const end = useRef<HTMLLIElement>(null);
	const connected = state.connection === "connected";
	const latest = state.duty.at(-1)?.id;

	useEffect(() => input.current?.focus(), []);
	useEffect(() => {
		if (latest) end.current?.scrollIntoView({ block: "nearest" });
	}, [latest]);

	const send = (event?: FormEvent) => {
		event?.preventDefault();
		if (words.trim() !== "" && store.sendDutyMessage(words)) setWords("");
	};
	const pressed = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send();
	};
	return (
		<aside
			aria-label={t("Team chat")}
			data-docked=""
			onKeyDown={(event) => event.key === "Escape" && onClose()}
			className={`${place} ${placeAboveBar} ${placeBeside}`}
		>
			<div className="flex items-start justify-between gap-2 border-b border-line px-4 py-2">
				<div>
					<h2 className="text-lg">{t("Team chat")}</h2>
					<p className="text-sm text-soft">{t("Everyone on duty can see this. Visitors can’t.")}</p>
				</div>
				<Button variant="quiet" onClick={onClose}>
					{t("Close")}
				</Button>
			</div>
			<div
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
				tabIndex={0}
				role="log"
				aria-label={t("Team messages")}
				className="min-h-0 flex-1 overflow-y-auto px-4 py-3"
			>
				{!state.dutyLoaded && connected && <Loading>{t("Loading messages...")}</Loading>}
				{!connected && <p className="text-soft">{t("You’re not connected. New messages will appear when you are.")}</p>}
				{state.dutyLoaded && state.duty.length === 0 && <Empty>{t("No messages yet.")}</Empty>}
				<ol className="space-y-3">
					{state.duty.map((one) => (
						<li key={one.id} ref={one.id === latest ? end : null}>
							<p className="flex items-baseline justify-between gap-2 text-sm">
								<span className="font-semibold">{one.sender_id === meId ? t("You") : one.sender_name}</span>
								<time dateTime={one.timestamp} title={wholeTime(one.timestamp)} className="text-xs text-soft">
									{timeOrDate(one.timestamp)}
								</time>
							</p>
							<p className="whitespace-pre-wrap wrap-anywhere">{one.message}</p>
						</li>
					))}
				</ol>
			</div>
			<form onSubmit={send} className="border-t border-line p-3">
				{state.refusal !== null && (
					<p role="alert" className="mb-2 text-sm font-medium text-bad">
						{state.refusal}
					</p>
				)}
				<div className="flex items-end gap-2">
					<TextArea
						ref={input}
						rows={2}
						aria-label={t("Message to the team")}
						placeholder={t("Message the team")}
						value={words}
						maxLength={messageLimit}
						onChange={(event) => setWords(event.target.value)}
						onKeyDown={pressed}
						className="resize-none"
					/>
					<Button type="submit" disabled={!connected}>
						{t("Send")}
					</Button>
				</div>
			</form>
		</aside>
	);
}
