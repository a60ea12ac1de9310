import { answerBounds, longAnswers } from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";
import { recruitment, supervisorTools } from "../../platform/recruitment.ts";
import { supervisorDrafts as drafts } from "../drafts/open-drafts.ts";
import { ChosenAnswer } from "../fields/ChosenAnswer.tsx";
import { CountedAnswer } from "../fields/CountedAnswer.tsx";
import { Group } from "../fields/Group.tsx";
import { NumberAnswer } from "../fields/NumberAnswer.tsx";
import { OwnQuestions } from "../fields/OwnQuestions.tsx";
import { YesOrNo } from "../fields/RadioAnswer.tsx";
import { ShiftChoice } from "../fields/ShiftChoice.tsx";
import { TextAnswer } from "../fields/TextAnswer.tsx";
import { TickedAnswer } from "../fields/TickedAnswer.tsx";
import { ToolRating } from "../fields/ToolRating.tsx";
import { commitmentLabels, supervisorLabels as labels, ownQuestionsOf } from "../questions.ts";
import { followUpText, nextText } from "./follow-up-text.ts";
import { StepPage } from "./StepPage.tsx";
import { SubmitStep } from "./SubmitStep.tsx";

export function SupervisorInformationPage() {
	return (
		<StepPage drafts={drafts} page={1}>
			{(form) => (
				<>
					<TickedAnswer form={form} name="account_verified" label={labels.account_verified} />
					<TextAnswer
						form={form}
						name="google_email"
						label={labels.google_email}
						hint={t("Supervisors share documents through a Google account.")}
						type="email"
						autoComplete="email"
					/>
				</>
			)}
		</StepPage>
	);
}

export function SupervisorInterviewPage() {
	return (
		<StepPage drafts={drafts} page={2}>
			{(form) => (
				<>
					{longAnswers.map((name) => {
						const [min, max] = answerBounds[name];
						return <CountedAnswer key={name} form={form} name={name} label={labels[name]} min={min} max={max} />;
					})}
					<NumberAnswer form={form} name="confidence_level" label={labels.confidence_level} min={1} max={10} />
					<CountedAnswer form={form} name="support_needed" label={labels.support_needed} optional max={null} />
					<CountedAnswer form={form} name="extra_info" label={labels.extra_info} optional max={null} />
					<OwnQuestions form={form} questions={ownQuestionsOf("supervisor")} />
				</>
			)}
		</StepPage>
	);
}

export function SupervisorFinalPage() {
	return (
		<StepPage drafts={drafts} page={3}>
			{(form) => (
				<>
					<Group legend={t("How well do you know these tools?")}>
						<div className="grid gap-5 sm:grid-cols-2">
							{supervisorTools.map(({ tool, name }) => (
								<ToolRating key={tool} form={form} tool={tool} name={name} />
							))}
						</div>
					</Group>
					<ShiftChoice form={form} name="preferred_shifts" label={labels.preferred_shifts} />
					<Group legend={t("What you agree to")}>
						<TickedAnswer form={form} name="agrees_training" label={labels.agrees_training} />
						<TickedAnswer form={form} name="agrees_three_months" label={labels.agrees_three_months} />
						<TickedAnswer form={form} name="agrees_four_shifts" label={labels.agrees_four_shifts} />
					</Group>
					<YesOrNo form={form} name="is_already_volunteer" label={labels.is_already_volunteer} />
					<ChosenAnswer
						form={form}
						name="expected_commitment"
						label={labels.expected_commitment}
						choices={commitmentLabels}
					/>
					{form.values.expected_commitment === "other" && (
						<TextAnswer form={form} name="expected_commitment_other" label={labels.expected_commitment_other} />
					)}
				</>
			)}
		</StepPage>
	);
}

export function SupervisorSubmitPage() {
	return (
		<SubmitStep drafts={drafts}>
			<p>
				{t(
					"Thank you for your time. Once you submit, the program director reads your application and decides within five business days. We contact you within 7 business days.",
				)}
			</p>
			{nextText(recruitment.training_hours.supervisor).map((words) => (
				<p key={words}>{words}</p>
			))}
			<p>{followUpText}</p>
		</SubmitStep>
	);
}
