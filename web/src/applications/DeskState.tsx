import type { Application, ApplicationEvent, ApplicationStatus } from "@warmline/contract/applications/calls";
import { say } from "@warmline/contract/say";
import { dateAndClock, dayInWords } from "../platform/time.ts";
import { Badge } from "../ui/Badge.tsx";
import { DeskActs } from "./DeskActs.tsx";
import { kindNames, stageNames } from "./desk-words.ts";

const looks = { draft: "plain", submitted: "pine", asked: "ember", accepted: "good", declined: "bad" } as const;

const whatNow: Readonly<Record<ApplicationStatus, string>> = {
	draft: say("It is not submitted yet, so there is nothing to decide. You see what has been saved so far."),
	submitted: say("Please read it and decide."),
	asked: say("The applicant can change it now. It comes back here when it is submitted again."),
	accepted: say("When the training is over, mark it as done here."),
	declined: say("This is decided."),
};

type DeskStateProps = { readonly application: Application; readonly history: readonly ApplicationEvent[] };

/** Where an application stands, whose it is, and what can be done. */
export function DeskState({ application, history }: DeskStateProps) {
	const { user, kind, status, submitted_at, updated_at, decided_at, reason, reapply_from } = application;
	const trained = history.some(({ act }) => act === "training_done");
	const dates = [
		[say("Submitted"), submitted_at && dateAndClock(submitted_at)],
		[say("Last changed"), dateAndClock(updated_at)],
		[say("Decided"), decided_at && dateAndClock(decided_at)],
		[say("May apply again"), reapply_from && dayInWords(reapply_from)],
	] as const;
	return (
		<section aria-labelledby="state" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="state" className="text-xl">
				{say("Where it stands")}
			</h2>
			<p className="mt-3 flex flex-wrap gap-2">
				<Badge look={looks[status]}>{stageNames[status]}</Badge>
				<Badge look={kind === "supervisor" ? "ember" : "pine"}>{kindNames[kind]}</Badge>
				{trained && <Badge look="good">{say("Training done")}</Badge>}
			</p>
			<dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
				<dt className="text-soft">{say("Email")}</dt>
				<dd className="min-w-0 wrap-anywhere">
					<a href={`mailto:${encodeURIComponent(user.email)}`} className="font-semibold text-pine underline">
						{user.email}
					</a>
				</dd>
				{dates.map(
					([label, words]) =>
						words && (
							<div key={label} className="contents">
								<dt className="text-soft">{label}</dt>
								<dd>{words}</dd>
							</div>
						),
				)}
			</dl>
			{reason !== null && (status === "asked" || status === "declined") && (
				<>
					<p className="mt-4 text-soft">{say("What the applicant was told")}</p>
					<blockquote className="mt-1 rounded-control bg-sunk px-3 py-2 whitespace-pre-wrap wrap-anywhere">
						{reason}
					</blockquote>
				</>
			)}
			{!trained && <p className="mt-4">{whatNow[status]}</p>}
			<DeskActs application={application} history={history} />
		</section>
	);
}
