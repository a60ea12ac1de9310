import type { Debrief } from "@warmline/contract/chats/debrief-calls";
import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Ago } from "../../ui/text/Ago.tsx";
import { DebriefTalk } from "./DebriefTalk.tsx";

export type DebriefActs = {
	readonly busy: boolean;
	readonly onClaim: (debrief: Debrief) => void;
	readonly onRelease: (debrief: Debrief) => void;
	readonly onDone: (debrief: Debrief) => void;
};

type DebriefCardProps = { readonly debrief: Debrief; readonly meId: string; readonly acts: DebriefActs };

/** A listener who found a chat heavy, and who talks with them. */
export function DebriefCard({ debrief, meId, acts }: DebriefCardProps) {
	const { id, chat_id, member, summary, created_at, claim, messages, chat_erased } = debrief;
	const isMine = claim?.by.id === meId;
	return (
		<li className="rounded-card border border-line bg-surface p-4 shadow-card">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h3 className="min-w-0 text-lg wrap-anywhere">{member.name}</h3>
				<p className="text-sm text-soft">
					<Ago at={created_at} />
				</p>
			</div>
			<p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-soft">
				{claim ? (
					<>
						<span className="font-semibold text-ink">
							{isMine ? t("You’re handling this.") : t("{name} is handling this.", { name: claim.by.name })}
						</span>
						<Ago at={claim.at} />
					</>
				) : (
					<Badge look="care">{t("Not claimed yet")}</Badge>
				)}
			</p>
			<p className="mt-3 whitespace-pre-wrap wrap-anywhere">{summary ?? t("No summary was written.")}</p>
			{!chat_erased && (
				<p className="mt-1">
					<Link
						to={`/${meId}/past-chats/${chat_id}`}
						className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
					>
						{t("Read the chat")}
					</Link>
				</p>
			)}
			{isMine && <DebriefTalk id={id} meId={meId} messages={messages} to={member.name} chatErased={chat_erased} />}
			{member.id === meId ? (
				<p className="mt-3 text-soft">
					{t("This is about your own chat. Another supervisor will talk with you.")}{" "}
					<Link
						to={`/${meId}/debriefs`}
						className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
					>
						{t("Go to Debriefs")}
					</Link>
				</p>
			) : (
				<Acts debrief={debrief} isMine={isMine} acts={acts} />
			)}
		</li>
	);
}

function Acts({ debrief, isMine, acts }: Omit<DebriefCardProps, "meId"> & { readonly isMine: boolean }) {
	const { member, claim } = debrief;
	const talk = t("the talk with {name}", { name: member.name });
	const done = (
		<Button
			variant="secondary"
			disabled={acts.busy}
			aria-label={t("Done: {what}", { what: talk })}
			onClick={() => acts.onDone(debrief)}
		>
			{t("Done")}
		</Button>
	);
	return (
		<div className="mt-3 flex flex-wrap gap-2">
			{!claim && (
				<Button
					disabled={acts.busy}
					aria-label={t("I’ll take this: {what}", { what: talk })}
					onClick={() => acts.onClaim(debrief)}
				>
					{t("I’ll take this")}
				</Button>
			)}
			{isMine && done}
			{isMine && (
				<Button
					variant="quiet"
					disabled={acts.busy}
					aria-label={t("Give back: {what}", { what: talk })}
					onClick={() => acts.onRelease(debrief)}
				>
					{t("Give back")}
				</Button>
			)}
			{claim && !isMine && (
				<Button
					variant="quiet"
					className="-ml-4"
					disabled={acts.busy}
					aria-label={t("Take over from {name}: {what}", { name: claim.by.name, what: talk })}
					onClick={() => acts.onClaim(debrief)}
				>
					{t("Take over from {name}", { name: claim.by.name })}
				</Button>
			)}
		</div>
	);
}
