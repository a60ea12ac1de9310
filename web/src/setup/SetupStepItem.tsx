import { t } from "@warmline/contract/i18n";
import type { SetupFacts, SetupStepState } from "@warmline/contract/setup/calls";
import { mayMark } from "@warmline/contract/setup/steps";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Button } from "../ui/Button.tsx";
import { Badge, type BadgeLook } from "../ui/feedback/Badge.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Ago } from "../ui/text/Ago.tsx";
import { VisuallyHidden } from "../ui/text/VisuallyHidden.tsx";
import { useMarkStep, useSendTestEmail } from "./api.ts";
import { confirmTexts, stepLinks, stepText, stepTitles } from "./step-text.ts";

const badges: Readonly<Record<SetupStepState["state"], { readonly look: BadgeLook; readonly words: string }>> = {
	done: { look: "good", words: t("Done") },
	open: { look: "attention", words: t("To do") },
	not_now: { look: "plain", words: t("Not now") },
};

type SetupStepItemProps = {
	readonly step: SetupStepState;
	readonly facts: SetupFacts;
	readonly userId: string;
};

/** Where the list leads to a step that is missing. */
export const stepAnchor = (step: SetupStepState["step"]): string => `step-${step}`;

export function SetupStepItem({ step: { step, state, marked }, facts, userId }: SetupStepItemProps) {
	const mark = useMarkStep(step);
	const testEmail = useSendTestEmail();
	const title = stepTitles[step];
	const link = stepLinks[step];
	const confirm = confirmTexts[step];
	const error = mark.error ?? testEmail.error;
	// Buttons of several steps say the same; who hears them hears whose they are.
	const ofStep = <VisuallyHidden> ({title})</VisuallyHidden>;
	const times = step === "backup" ? facts.last_backup : step === "email" ? facts.email_tried_at : null;
	return (
		<li id={stepAnchor(step)} tabIndex={-1} className="scroll-mt-4 px-5 py-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h3 className="text-lg">{title}</h3>
				<Badge look={badges[state].look}>{badges[state].words}</Badge>
			</div>
			<p className="mt-1 text-soft">
				{stepText(step, facts, state === "done")}
				{times !== null && (
					<>
						{" "}
						· <Ago at={times} />
					</>
				)}
			</p>
			{marked && step !== "email" && (
				<p className="mt-1 text-sm text-soft">
					{markedText(state, marked.by?.name)} · <Ago at={marked.at} />
				</p>
			)}
			<div className="mt-3 flex flex-wrap gap-2 empty:hidden">
				{link && (
					<LinkButton to={`/${userId}/${link.path}`} variant="secondary">
						{link.text}
					</LinkButton>
				)}
				{step === "email" && facts.sends_email && (
					<Button
						variant="secondary"
						busy={testEmail.isPending}
						busyText={t("Sending...")}
						onClick={() => testEmail.mutate()}
					>
						{t("Send me a test email")}
					</Button>
				)}
				{confirm && state !== "done" && (
					<Button variant="secondary" busy={mark.isPending} onClick={() => mark.mutate("confirmed")}>
						{confirm}
						{ofStep}
					</Button>
				)}
				{mayMark(step, "not_now") && state === "open" && (
					<Button variant="quiet" busy={mark.isPending} onClick={() => mark.mutate("not_now")}>
						{t("Not now")}
						{ofStep}
					</Button>
				)}
				{marked && step !== "email" && (
					<Button variant="quiet" busy={mark.isPending} onClick={() => mark.mutate(null)}>
						{t("Undo")}
						{ofStep}
					</Button>
				)}
			</div>
			{error && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(error, t("Couldn’t save this step. Please try again."))}
				</Banner>
			)}
		</li>
	);
}

const markedText = (state: SetupStepState["state"], name: string | undefined): string => {
	if (state === "not_now") return name === undefined ? t("Put off") : t("Put off by {name}", { name });
	return name === undefined ? t("Confirmed") : t("Confirmed by {name}", { name });
};
