import { t } from "@warmline/contract/i18n";
import type { OpenPracticeRoom } from "@warmline/contract/practice/practice";
import { relativeTime } from "../platform/time/relative-time.ts";
import { Empty } from "../ui/feedback/Empty.tsx";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { learnerName } from "./room.ts";

type WaitingColleaguesProps = {
	readonly open: readonly OpenPracticeRoom[];
	/** The member waits or practises themselves: one practice at a time. */
	readonly busy: boolean;
	readonly memberId: string;
};

export function WaitingColleagues({ open, busy, memberId }: WaitingColleaguesProps) {
	return (
		<section aria-labelledby="who-waits" className="mt-10">
			<h2 id="who-waits" className="text-2xl">
				{t("Waiting colleagues")}
			</h2>
			{open.length === 0 && <Empty className="mt-2 text-soft">{t("No one is waiting for a partner right now.")}</Empty>}
			{open.length > 0 && busy && (
				<p className="mt-2 text-soft">{t("You can play the visitor once your own practice is over or cancelled.")}</p>
			)}
			<ul className="mt-3 space-y-3">
				{open.map((room) => (
					<li
						key={room.id}
						className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card"
					>
						<div className="min-w-0">
							<p className="font-semibold wrap-anywhere">{learnerName(room)}</p>
							<p className="text-sm text-soft">{t("Waiting · {when}", { when: relativeTime(room.opened_at) })}</p>
							{!room.learner_online && (
								<p className="mt-1 text-sm">{t("They’ve closed Warmline for now, so they may not see you join.")}</p>
							)}
						</div>
						{!busy && (
							<LinkButton
								to={`/${memberId}/practice?play=${room.id}`}
								variant="secondary"
								aria-label={t("Play the visitor for {name}", { name: learnerName(room) })}
							>
								{t("Play the visitor")}
							</LinkButton>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
