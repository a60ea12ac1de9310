import { useQuery } from "@tanstack/react-query";
import type { Application } from "@warmline/contract/applications/calls";
import { listenerPages } from "@warmline/contract/applications/listener-application";
import { selfRatings, supervisorPages } from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import { useId } from "react";
import { request } from "../../platform/http/api.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { supervisorTools } from "../../platform/recruitment.ts";
import { listenerLabels, listenerSheets, ratingLabels, supervisorLabels, supervisorSheets } from "../questions.ts";
import { type Answer, answerText } from "./answer-text.ts";

type Question = { readonly field: string; readonly label: string; readonly answer: Answer };
type Sheet = { readonly heading: string; readonly questions: readonly Question[] };

/** A tool that the content does not list is shown only where it was rated. */
const isNotAskedAnyMore = (field: string, answer: Answer): boolean => {
	const tool = selfRatings.find((one) => one === field)?.replace(/_knowledge$/, "");
	return tool !== undefined && !answer && !supervisorTools.some((one) => one.tool === tool);
};

const ownAnswersIn = ({ own_answers }: Application): readonly Question[] =>
	(own_answers ?? []).map(({ id, question, answer }) => ({ field: id, label: question, answer }));

const sheetsOf = (application: Application): readonly Sheet[] => {
	/** As the applicant read it. */
	const asked = (field: string, label: string) => application.asked?.[field] ?? label;
	if (application.kind === "supervisor") {
		return supervisorPages.map((page) => ({
			heading: t("Page {page}: {heading}", { page, heading: supervisorSheets[page].heading }),
			questions: supervisorSheets[page].fields.flatMap((field): readonly Question[] => {
				if (field === "other_tools")
					return (application.other_tools ?? []).map(({ tool, name, rating }) => ({
						field: tool,
						label: name,
						answer: ratingLabels[rating],
					}));
				if (field === "own_answers") return ownAnswersIn(application);
				const answer = application[field];
				return isNotAskedAnyMore(field, answer)
					? []
					: [{ field, label: asked(field, supervisorLabels[field]), answer }];
			}),
		}));
	}
	return listenerPages.map((page) => ({
		heading: t("Page {page}: {heading}", { page, heading: listenerSheets[page].heading }),
		questions: listenerSheets[page].fields.flatMap((field): readonly Question[] =>
			field === "own_answers"
				? ownAnswersIn(application)
				: [{ field, label: asked(field, listenerLabels[field]), answer: application[field] }],
		),
	}));
};

const education = (application: Application): readonly Question[] =>
	application.kind === "supervisor"
		? [{ field: "education_met", label: supervisorLabels.education_met, answer: application.education_met }]
		: [];

/** What was answered, page by page, beside the questions as the applicant read them. */
export function ApplicationAnswers({ application }: { readonly application: Application }) {
	const { data: times } = useQuery({
		queryKey: shiftKeys.times,
		queryFn: async () => (await request(shiftTimes)).results,
	});
	const sheets: readonly Sheet[] = [
		...(application.kind === "supervisor"
			? [{ heading: t("Before applying"), questions: education(application) }]
			: []),
		...sheetsOf(application),
	];
	return sheets.map(({ heading, questions }) => (
		<SheetSection key={heading} heading={heading}>
			{questions.map(({ field, label, answer }) => {
				// Until the times are here, nothing is said of a shift; a moment later all of them are named.
				const words = Array.isArray(answer) && !times ? "" : answerText(field, answer, times ?? []);
				return (
					<div key={field}>
						<dt className="font-semibold">{label}</dt>
						{words === null ? (
							<dd className="text-soft">{t("Not answered")}</dd>
						) : (
							<dd className="whitespace-pre-wrap wrap-anywhere">{words}</dd>
						)}
					</div>
				);
			})}
		</SheetSection>
	));
}

function SheetSection({ heading, children }: { readonly heading: string; readonly children: React.ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id={id} className="text-xl">
				{heading}
			</h2>
			<dl className="mt-4 space-y-4">{children}</dl>
		</section>
	);
}
