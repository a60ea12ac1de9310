import type { SupervisorApplication } from "@warmline/contract/applications/calls";
import { type CredentialField, credentialFields } from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";
import type { Draft, DraftState } from "../drafts/draft.ts";
import { supervisorDrafts as drafts } from "../drafts/open-drafts.ts";
import { TextAnswer } from "../fields/TextAnswer.tsx";
import { credentialLabels, supervisorLabels } from "../questions.ts";
import { CredentialBox } from "./CredentialBox.tsx";
import { StepForm } from "./StepForm.tsx";
import { type CredentialState, useCredential } from "./use-credential.ts";
import { WithDraft } from "./WithDraft.tsx";

export function SupervisorCredentialsPage() {
	return <WithDraft drafts={drafts}>{(draft, state) => <Credentials draft={draft} state={state} />}</WithDraft>;
}

type CredentialsProps = {
	readonly draft: Draft<SupervisorApplication>;
	readonly state: DraftState<SupervisorApplication>;
};

/** Nobody goes on thinking that a document is here which is not. */
const unfinished = ({ state }: CredentialState): string | undefined => {
	if (state.phase === "sending") return t("Please wait until this file has finished uploading.");
	return state.phase === "failed" ? state.lines[0] : undefined;
};

function Credentials({ draft, state }: CredentialsProps) {
	const credentials: Readonly<Record<CredentialField, CredentialState>> = {
		resume: useCredential(draft, "resume"),
		degree: useCredential(draft, "degree"),
		accreditation: useCredential(draft, "accreditation"),
		supplemental: useCredential(draft, "supplemental"),
	};
	const alsoWrong = Object.fromEntries(
		credentialFields.flatMap((field) => {
			const why = unfinished(credentials[field]);
			return why ? [[field, why] as const] : [];
		}),
	);
	return (
		<StepForm
			drafts={drafts}
			page={4}
			draft={draft}
			state={state}
			alsoWrong={alsoWrong}
			nextLabel={t("Finish")}
			nextSays={t("Files uploaded successfully.")}
		>
			{(form) => {
				const documentOf = (field: CredentialField) => (
					<CredentialBox
						key={field}
						label={credentialLabels[field]}
						optional={field === "supplemental"}
						kept={state.application[field]}
						credential={credentials[field]}
						error={form.problemOf(field)}
					/>
				);
				return (
					<>
						<p className="text-soft">
							{t("PDF, Word, PNG or JPEG files of up to 10 MB. Only you and the directors can see them.")}
						</p>
						{documentOf("resume")}
						{documentOf("degree")}
						<TextAnswer form={form} name="degree_name" label={supervisorLabels.degree_name} optional />
						{documentOf("accreditation")}
						{documentOf("supplemental")}
					</>
				);
			}}
		</StepForm>
	);
}
