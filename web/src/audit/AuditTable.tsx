import { actLabels } from "@warmline/contract/audit/act-labels";
import type { AuditEntry } from "@warmline/contract/audit/calls";
import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { dateAndClock, wholeTime } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { auditSentence } from "./audit-sentence.ts";
import { describeEntry } from "./describe-entry.ts";

type AuditTableProps = {
	readonly entries: readonly AuditEntry[];
	readonly userId: string;
	readonly onChat: (chatId: string) => void;
};

const cell = "px-4 py-2 align-top max-md:block max-md:px-0 max-md:py-0.5";

/** A table; on a phone each line is a card. */
export function AuditTable({ entries, userId, onChat }: AuditTableProps) {
	return (
		<table className="w-full text-left max-md:block md:rounded-card md:border md:border-line md:bg-surface">
			<caption className="sr-only">{t("Audit log, newest first")}</caption>
			<thead className="border-b border-line text-sm text-soft max-md:sr-only">
				<tr>
					<th scope="col" className="px-4 py-2 font-semibold">
						{t("When")}
					</th>
					<th scope="col" className="px-4 py-2 font-semibold">
						{t("Action")}
					</th>
					<th scope="col" className="px-4 py-2 font-semibold">
						{t("Chat")}
					</th>
				</tr>
			</thead>
			<tbody className="max-md:block max-md:space-y-3 md:divide-y md:divide-line">
				{entries.map((entry) => (
					<tr
						key={entry.id}
						className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 max-md:shadow-card"
					>
						<td className={`${cell} whitespace-nowrap text-soft max-md:text-sm md:py-4`}>
							<time dateTime={entry.at} title={wholeTime(entry.at)}>
								{dateAndClock(entry.at)}
							</time>
						</td>
						<td className={`${cell} md:w-full md:py-4`}>
							<span className="wrap-anywhere">{auditSentence(entry)}</span>
							<span className="block text-sm whitespace-pre-wrap text-soft wrap-anywhere">{describeEntry(entry)}</span>
						</td>
						<td className={`${cell} whitespace-nowrap`}>
							{entry.chat_id !== null && (
								<ChatLinks entry={entry} chatId={entry.chat_id} userId={userId} onChat={onChat} />
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type ChatLinksProps = Pick<AuditTableProps, "userId" | "onChat"> & {
	readonly entry: AuditEntry;
	readonly chatId: string;
};

function ChatLinks({ entry, chatId, userId, onChat }: ChatLinksProps) {
	const which = `${actLabels[entry.act]}, ${dateAndClock(entry.at)}`;
	return (
		<span className="flex max-md:-ml-3 max-md:flex-wrap max-lg:md:flex-col lg:items-center">
			<Button
				variant="quiet"
				className="px-3 max-lg:md:justify-start"
				aria-label={t("All entries for this chat: {which}", { which })}
				onClick={() => onChat(chatId)}
			>
				{t("All entries for this chat")}
			</Button>
			<Link
				to={`/${userId}/past-chats/${chatId}`}
				aria-label={t("Transcript: {which}", { which })}
				className="inline-flex min-h-11 items-center px-3 font-semibold text-pine underline underline-offset-4"
			>
				{t("Transcript")}
			</Link>
		</span>
	);
}
