import { useQuery } from "@tanstack/react-query";
import type { Application } from "@warmline/contract/applications/calls";
import { listenerPages } from "@warmline/contract/applications/listener-application";
import { supervisorPages } from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import { useId } from "react";
import { request } from "../../platform/http/api.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { listenerLabels, listenerSheets, supervisorLabels, supervisorSheets } from "../questions.ts";
import { type Answer, answerText } from "./answer-text.ts";

type Question = { readonly field: string; readonly label: string; readonly answer: Answer };
type Sheet = { readonly heading: string; readonly questions: readonly Question[] };

const sheetsOf = (application: Application): readonly Sheet[] => {
	if (application.kind === "supervisor") {
		return supervisorPages.map((page) => ({
			heading: t("Page {page}: {heading}", { page, heading: supervisorSheets[page].heading }),
			questions: supervisorSheets[page].fields.map((field) => ({
				field,
				label: supervisorLabels[field],
				answer: application[field],
			})),
		}));
	}
	return listenerPages.map((page) => ({
		heading: t("Page {page}: {heading}", { page, heading: listenerSheets[page].heading }),
		questions: listenerSheets[page].fields.map((field) => ({
			field,
			label: listenerLabels[field],
			answer: application[field],
		})),
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
