import { t } from "@warmline/contract/i18n";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { useSession } from "../../platform/session.ts";
import { supervisorDrafts as drafts } from "../drafts/open-drafts.ts";
import { type AnswerForm, focusFirstWrong } from "../fields/form.ts";
import { YesOrNo } from "../fields/RadioAnswer.tsx";
import { isOpen } from "../kind.ts";
import { supervisorLabels } from "../questions.ts";
import { Introduction } from "./Introduction.tsx";

/** The introduction for supervisors, who are asked for their education before anything else. */
export function SupervisorOnboardingPage() {
	const userId = useSession()?.user_id ?? "";
	const [, navigate] = useLocation();
	const [chosen, setChosen] = useState<boolean | null>(null);
	const [tried, setTried] = useState(false);
	const box = useRef<HTMLDivElement>(null);

	return (
		<Introduction
			drafts={drafts}
			question={(application) => {
				const education_met = chosen ?? application?.education_met ?? null;
				const form: AnswerForm = {
					values: { education_met },
					set: (_name, value) => setChosen(value === true),
					problemOf: () =>
						tried && education_met === null
							? t("Please indicate whether you meet the education requirements.")
							: undefined,
				};
				return (
					<div ref={box}>
						<YesOrNo
							form={form}
							name="education_met"
							label={supervisorLabels.education_met}
							hint={t("A degree, and proof of accreditation.")}
						/>
					</div>
				);
			}}
			onStart={async ({ application, begin }) => {
				const answer = chosen ?? application?.education_met ?? null;
				flushSync(() => setTried(true));
				if (answer === null) {
					if (box.current) focusFirstWrong(box.current);
					return false;
				}
				const open = answer || (application && isOpen(application)) ? await begin() : null;
				if (open) {
					const draft = drafts.of(open, userId);
					if (open.education_met !== answer) draft.change("education_met", answer);
					await draft.save().catch(() => undefined);
				}
				if (!answer) navigate("/not-eligible");
				return answer;
			}}
		/>
	);
}
