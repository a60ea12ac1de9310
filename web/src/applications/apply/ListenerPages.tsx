import { listenerQuestions } from "@warmline/contract/applications/listener-application";
import { t } from "@warmline/contract/i18n";
import { recruitment } from "../../platform/recruitment.ts";
import { fullName, useSession } from "../../platform/session.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { listenerDrafts as drafts } from "../drafts/open-drafts.ts";
import { ChosenAnswer } from "../fields/ChosenAnswer.tsx";
import { CountedAnswer } from "../fields/CountedAnswer.tsx";
import { Group } from "../fields/Group.tsx";
import { OwnQuestions } from "../fields/OwnQuestions.tsx";
import { OneToTen, YesOrNo } from "../fields/RadioAnswer.tsx";
import { ShiftChoice } from "../fields/ShiftChoice.tsx";
import { TextAnswer } from "../fields/TextAnswer.tsx";
import { TickedAnswer } from "../fields/TickedAnswer.tsx";
import { countryLabels, listenerLabels as labels, ownQuestionsOf } from "../questions.ts";
import { followUpText, nextText } from "./follow-up-text.ts";
import { StepPage } from "./StepPage.tsx";
import { SubmitStep } from "./SubmitStep.tsx";

export function ListenerInformationPage() {
	const user = useSession()?.user;
	return (
		<StepPage drafts={drafts} page={1}>
			{(form) => (
				<>
					<div className="grid gap-5 sm:grid-cols-2">
						<Field label={t("Name")}>
							<TextInput readOnly value={user ? fullName(user) : ""} className="read-only:bg-sunk" />
						</Field>
						<Field label={t("Email")}>
							<TextInput readOnly value={user?.email ?? ""} className="read-only:bg-sunk" />
						</Field>
					</div>
					<TextAnswer form={form} name="phone_number" label={labels.phone_number} type="tel" autoComplete="tel" />
					<TickedAnswer form={form} name="over_18" label={labels.over_18} />
					<ChosenAnswer form={form} name="country" label={labels.country} choices={countryLabels} />
					<TextAnswer form={form} name="address" label={labels.address} autoComplete="street-address" />
				</>
			)}
		</StepPage>
	);
}

export function ListenerInterviewPage() {
	return (
		<StepPage drafts={drafts} page={2}>
			{(form, { kind }) => (
				<>
					{listenerQuestions.map((name) => (
						<CountedAnswer key={name} form={form} name={name} label={labels[name]} />
					))}
					<OwnQuestions form={form} questions={ownQuestionsOf(kind)} />
					<YesOrNo form={form} name="distress_responder_experience" label={labels.distress_responder_experience} />
				</>
			)}
		</StepPage>
	);
}

export function ListenerAgreementsPage() {
	return (
		<StepPage drafts={drafts} page={3}>
			{(form) => (
				<>
					<Group legend={t("Your workspace")} hint={t("Tick what is true today. You can apply without it.")}>
						<TickedAnswer form={form} name="privacy" label={labels.privacy} required={false} />
						<TickedAnswer form={form} name="computer_internet" label={labels.computer_internet} required={false} />
					</Group>
					<Group legend={t("What you agree to")}>
						<TickedAnswer form={form} name="volunteer_reference" label={labels.volunteer_reference} />
						<TickedAnswer form={form} name="criminal_record_check" label={labels.criminal_record_check} />
						<TickedAnswer form={form} name="commitment" label={labels.commitment} />
						<TickedAnswer form={form} name="complete_training" label={labels.complete_training} />
					</Group>
					<OneToTen
						form={form}
						name="technical_skill_rating"
						label={labels.technical_skill_rating}
						hint={t("1: not at all. 10: very well.")}
					/>
					<ShiftChoice form={form} name="shift_selection" label={labels.shift_selection} />
				</>
			)}
		</StepPage>
	);
}

export function ListenerSubmitPage() {
	return (
		<SubmitStep drafts={drafts}>
			<p>
				{t(
					"Thank you for your time. Once you submit, the program director reads your application and decides within five business days. We’ll email you.",
				)}
			</p>
			{nextText(recruitment.training_hours.listener).map((words) => (
				<p key={words}>{words}</p>
			))}
			<p>{followUpText}</p>
		</SubmitStep>
	);
}
