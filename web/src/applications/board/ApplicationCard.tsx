import type { ApplicationLine } from "@warmline/contract/applications/calls";
import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { fullName } from "../../platform/session.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { doneText } from "../record-steps.ts";
import { kindNames } from "./board-text.ts";
import { dueText, stayText } from "./due-text.ts";

const looks = {
	calm: "text-soft",
	soon: "rounded-full bg-care-wash px-2 font-semibold text-care",
	late: "rounded-full bg-bad-wash px-2 font-semibold text-bad",
} as const;

/** By when an answer was promised. The words say it too: not everybody sees the colour. */
export function PromisedTime({ due }: { readonly due: string }) {
	const { urgency, text } = dueText(due);
	return (
		<time dateTime={due} title={dateAndClock(due)} className={classNames("text-sm", looks[urgency])}>
			{text}
		</time>
	);
}

type ApplicationCardProps = { readonly line: ApplicationLine; readonly userId: string };

export function ApplicationCard({ line, userId }: ApplicationCardProps) {
	const { user, kind, since, due, left, training_done, suspended } = line;
	return (
		<li className="relative rounded-card border border-line bg-surface p-3.5 shadow-card hover:bg-pine-wash">
			<h3 className="text-base wrap-anywhere">
				<Link
					to={`/${userId}/applications/${user.id}`}
					className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
				>
					{fullName(user)}
				</Link>
			</h3>
			<p className="mt-1.5 flex flex-wrap gap-1.5">
				<Badge look={kind === "supervisor" ? "ember" : "pine"}>{kindNames[kind]}</Badge>
				{suspended && <Badge look="bad">{t("Suspended")}</Badge>}
				{left !== null && !training_done && <Badge>{doneText(left)}</Badge>}
			</p>
			<p className="mt-1.5 flex flex-wrap justify-between gap-x-3">
				<span className="text-sm text-soft">{stayText(since)}</span>
				{due !== null && <PromisedTime due={due} />}
			</p>
		</li>
	);
}
