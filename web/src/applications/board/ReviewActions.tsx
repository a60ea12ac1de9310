import type { Application } from "@warmline/contract/applications/calls";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { fullName } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import type { ReviewAction } from "./board-api.ts";
import { ReviewDialog } from "./ReviewDialog.tsx";
import { actionText, actsFor, isFinal, wordsWithoutAct } from "./review-actions.ts";
import { useReviewAction } from "./use-review-action.ts";

type ReviewActionsProps = {
	readonly application: Pick<Application, "user" | "kind" | "status">;
	readonly record: Pick<VolunteerRecord, "steps" | "suspended" | "certified_at"> | undefined;
};

const looks = {
	accept: "primary",
	ask: "secondary",
	decline: "quiet",
	end: "quiet",
	certify: "primary",
	suspend: "danger",
	reinstate: "primary",
} as const;

/** What a director can do to this application, each after a question, and what came of it. */
export function ReviewActions({ application, record }: ReviewActionsProps) {
	const { user, kind, status } = application;
	const person = { name: fullName(user), kind };
	const [asked, setAsked] = useState<ReviewAction | null>(null);
	/** What is written for each act and has not gone out. */
	const [words, setWords] = useState<Partial<Record<ReviewAction, string>>>({});
	const { mutate, reset, data, error, isPending } = useReviewAction(user.id);
	const banner = useNewsFocus(data, asked !== null);

	const ask = (act: ReviewAction) => {
		reset();
		setAsked(act);
	};
	const acts = actsFor(status, record);
	// Somebody else was quicker: there is no field any more for what was written.
	const left = asked === null ? wordsWithoutAct(words, acts) : [];
	const act = (wanted: ReviewAction, reason: string) =>
		mutate(
			{ act: wanted, reason },
			{
				onSuccess: (outcome) => {
					setAsked(null);
					if ("done" in outcome) setWords({ ...words, [wanted]: "" });
				},
			},
		);
	const missing = record?.steps.filter(({ done }) => !done).map(({ step }) => step) ?? [];
	// With steps left it is no longer the next thing to do.
	const lookOf = (one: ReviewAction) => (one === "certify" && missing.length > 0 ? "secondary" : looks[one]);
	const buttonOf = (one: ReviewAction) => (
		<Button key={one} variant={lookOf(one)} className={isFinal(one) ? "-ml-4" : ""} onClick={() => ask(one)}>
			{actionText[one].button}
		</Button>
	);
	return (
		<>
			{data && (
				<Banner ref={banner} tone={"done" in data ? "success" : "warning"} className="mt-4">
					{"done" in data ? actionText[data.done].done(person) : data.late}
				</Banner>
			)}
			{left.map(([wanted, text]) => (
				<div key={wanted} className="mt-4">
					<p className="text-soft">{t("Your unsaved note")}</p>
					<blockquote className="mt-1 rounded-control bg-sunk px-3 py-2 whitespace-pre-wrap wrap-anywhere">
						{text}
					</blockquote>
				</div>
			))}
			{acts.length > 0 && (
				<div className="mt-4 flex flex-wrap gap-3">{acts.filter((one) => !isFinal(one)).map(buttonOf)}</div>
			)}
			{acts.some(isFinal) && (
				<div className="mt-4 -mb-2 border-t border-line pt-2">{acts.filter(isFinal).map(buttonOf)}</div>
			)}
			{asked !== null && (
				<ReviewDialog
					key={asked}
					act={asked}
					person={person}
					missing={missing}
					busy={isPending}
					error={error}
					reason={words[asked] ?? ""}
					onWrite={(reason) => setWords({ ...words, [asked]: reason })}
					onConfirm={(reason) => act(asked, reason)}
					onCancel={() => setAsked(null)}
				/>
			)}
		</>
	);
}
