import { commentHash, postAddress } from "@warmline/contract/feed/post-address";
import { t } from "@warmline/contract/i18n";
import type { Report } from "@warmline/contract/moderation/calls";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { useBackgroundState } from "../platform/routing/background-location.ts";
import { buttonLook } from "../ui/button-look.ts";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Ago } from "../ui/text/Ago.tsx";
import { reasonLabels, reportedText, reporterText, stateText } from "./report-text.ts";

type ReportCardProps = {
	readonly report: Report;
	readonly ownId: string;
	/** What can be done, or what was done. */
	readonly children: ReactNode;
};

/** Everything one has to know to decide: what was said, by whom, why it was reported and by how many. */
export function ReportCard({ report, ownId, children }: ReportCardProps) {
	const id = useId();
	const background = useBackgroundState();
	const { about, reason, words } = report;
	const { author, content, post_id, kind, state } = about;
	const becomes = stateText(report);
	const comment = kind === "comment" ? commentHash(about.id) : "";
	return (
		<article aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<h2 id={id} className="text-xl wrap-anywhere">
					{reportedText(kind, author?.name ?? null)}
				</h2>
				<Badge look={reason === "danger" ? "bad" : "attention"} className="mt-0.5">
					{reasonLabels[reason].name}
				</Badge>
			</div>
			<p className="mt-1 text-sm text-soft">
				{reporterText(report)} · <Ago at={report.at} />
			</p>
			{content !== null && (kind !== "member" || content !== "") && (
				<blockquote className="mt-4 rounded-control border-l-4 border-edge bg-sunk px-4 py-3 wrap-anywhere whitespace-pre-line">
					{content === "" ? <span className="text-soft">{t("No text, only a picture or video.")}</span> : content}
				</blockquote>
			)}
			{words !== null && (
				<p className="mt-3 wrap-anywhere whitespace-pre-line">
					<span className="font-semibold">{t("Reason:")}</span> {words}
				</p>
			)}
			{becomes && <p className="mt-3 text-soft">{becomes}</p>}
			<div className="mt-2 -ml-4 flex flex-wrap">
				{post_id !== null && kind !== "member" && state !== "gone" && (
					<Link to={`${postAddress(ownId, post_id)}${comment}`} state={background} className={buttonLook("quiet")}>
						{kind === "post" ? t("View the post") : t("View the comment")}
					</Link>
				)}
				{author && (
					<Link to={`/${ownId}/user-profile/${author.id}`} className={buttonLook("quiet")}>
						{t("Profile of {name}", { name: author.name })}
					</Link>
				)}
			</div>
			<div className="mt-3 border-t border-line pt-4">{children}</div>
		</article>
	);
}
