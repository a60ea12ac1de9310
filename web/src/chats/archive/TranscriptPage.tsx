import { useQuery } from "@tanstack/react-query";
import type { Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { useParams } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { keptName } from "../../platform/member-name.ts";
import { useSession } from "../../platform/session.ts";
import { clockTime, dateAndClock, wholeTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { notesQuery } from "../api.ts";
import { BlockTool } from "../BlockTool.tsx";
import { useAgent } from "../store/AgentProvider.tsx";
import { noticeText } from "../stored-text.ts";
import { transcriptQuery } from "../supervision-api.ts";
import { endingText, lengthText } from "./ending-text.ts";
import { usePastChat } from "./use-past-chats.ts";

/** All that was said in one chat, to be read and not to be changed. */
export function TranscriptPage() {
	const { chatId = "" } = useParams();
	const session = useSession();
	const [blocking, setBlocking] = useState(false);
	const isErased = useAgent()?.state.erased.has(chatId);
	const { data: chat } = usePastChat(chatId);
	const { data: messages, error, refetch, isFetching } = useQuery(transcriptQuery(chatId));
	const { error: notesError } = useQuery(notesQuery(chatId));
	// It may be erased while it is read: what was fetched before is not shown on.
	if (isErased) return <Gone heading={t("The visitor has erased this chat.")} />;
	if (isGone(error) || isGone(notesError)) return <Gone heading={t("No such chat.")} />;
	return (
		<Page
			title={t("Transcript")}
			heading={chat ? t("Chat with {name}", { name: chat.user.name }) : t("Transcript")}
			width="column"
		>
			<div className="flex flex-wrap justify-between gap-2">
				<LinkButton to={`/${session?.user_id}/past-chats`} variant="quiet" className="-ml-4">
					{t("All past chats")}
				</LinkButton>
				<Button variant="quiet" onClick={() => setBlocking(true)}>
					{t("Block")}
				</Button>
			</div>
			{blocking && (
				<BlockTool
					chatId={chatId}
					name={chat?.user.name ?? t("this visitor")}
					onEnd={null}
					onClose={() => setBlocking(false)}
				/>
			)}
			<Banner tone="info" className="mt-3">
				{t("Viewing this chat is recorded in the audit log.")}
			</Banner>
			{chat && (
				<dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
					<dt className="text-soft">{t("Started")}</dt>
					<dd>{dateAndClock(chat.timestamp)}</dd>
					<dt className="text-soft">{t("Listener")}</dt>
					<dd>{chat.agent_name === null ? t("No listener") : keptName(chat.agent_name)}</dd>
					<dt className="text-soft">{t("Distress at start")}</dt>
					<dd>{chat.user.scale === null ? t("Not given") : t("{scale} of 10", { scale: chat.user.scale })}</dd>
					<dt className="text-soft">{t("Ended")}</dt>
					<dd>
						{endingText(chat)}
						{chat.ended &&
							` ${t("{when}, after {length}.", { when: dateAndClock(chat.ended.at), length: lengthText(chat) })}`}
					</dd>
				</dl>
			)}
			{chat === null && messages && (
				<p className="mt-5">
					{t(
						"This chat is still open. You are reading it as it was when this page loaded; the live conversation is on the chats page.",
					)}
				</p>
			)}
			<section aria-label={t("Messages")} className="mt-4 border-t border-line pt-1">
				{messages?.length === 0 && <Empty>{t("No messages in this chat.")}</Empty>}
				{messages && <Words messages={messages} />}
				{error && (
					<Failed
						message={errorMessage(error, t("Couldn’t load the transcript."))}
						onRetry={() => void refetch()}
						busy={isFetching}
					/>
				)}
				{!messages && !error && <Loading skeleton="rows">{t("Loading the transcript...")}</Loading>}
			</section>
			<NotesOf chatId={chatId} />
		</Page>
	);
}

const isGone = (error: Error | null) => error instanceof ApiFailure && error.status === 404;

function Gone({ heading }: { readonly heading: string }) {
	const session = useSession();
	return (
		<Page title={t("Transcript")} heading={heading} width="column">
			<p>{t("It may have been erased by the visitor, or because chats are only kept for a limited time.")}</p>
			<LinkButton to={`/${session?.user_id}/past-chats`} variant="secondary" className="mt-5">
				{t("All past chats")}
			</LinkButton>
		</Page>
	);
}

function Words({ messages }: { readonly messages: readonly Message[] }) {
	return (
		<ol className="mt-3 space-y-2">
			{messages.map((message) =>
				message.sender === "system" || message.kind !== "text" ? (
					<li key={message.id} className="px-4 py-1 text-sm whitespace-pre-wrap text-soft wrap-anywhere">
						{noticeText(message)}
					</li>
				) : (
					<li
						key={message.id}
						className={classNames(
							"rounded-card px-4 py-2",
							message.sender === "agent" ? "ml-4 bg-pine-wash md:ml-10" : "mr-4 border border-line bg-surface md:mr-10",
						)}
					>
						<p className="flex items-baseline justify-between gap-3 text-sm">
							<span className="min-w-0 font-semibold wrap-anywhere">{keptName(message.sender_name)}</span>
							<time dateTime={message.timestamp} title={wholeTime(message.timestamp)} className="shrink-0 text-soft">
								{clockTime(message.timestamp)}
							</time>
						</p>
						<p className="whitespace-pre-wrap wrap-anywhere">{message.message}</p>
					</li>
				),
			)}
		</ol>
	);
}

function NotesOf({ chatId }: { readonly chatId: string }) {
	const { data, error, refetch, isFetching } = useQuery(notesQuery(chatId));
	return (
		<section aria-labelledby="notes" className="mt-8 border-t border-line pt-4">
			<h2 id="notes" className="text-xl">
				{t("Notes")}
			</h2>
			{data?.length === 0 && <Empty className="mt-2 text-soft">{t("No notes on this chat.")}</Empty>}
			<ul className="mt-3 space-y-3">
				{data?.map((note) => (
					<li key={note.id} className="rounded-card border border-line bg-surface p-4">
						<p className="text-sm text-soft">
							{note.kind === "wrap_up" && `${t("After the chat")} · `}
							{keptName(note.author_name)}, {dateAndClock(note.created_at)}
						</p>
						<p className="mt-1 whitespace-pre-wrap wrap-anywhere">{note.body}</p>
					</li>
				))}
			</ul>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the notes."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-2"
				/>
			)}
		</section>
	);
}
