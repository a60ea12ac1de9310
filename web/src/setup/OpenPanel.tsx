import { t } from "@warmline/contract/i18n";
import type { Setup } from "@warmline/contract/setup/calls";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { missingSteps, useOpenToVisitors } from "./api.ts";
import { stepAnchor } from "./SetupStepItem.tsx";
import { stepTitles } from "./step-text.ts";

type OpenPanelProps = { readonly setup: Setup };

const isMissing = (error: unknown) => error instanceof ApiFailure && error.code === "setup_missing";

/** The way out for everybody: it is asked once more, and says what is missing where it is too early. */
export function OpenPanel({ setup }: OpenPanelProps) {
	const [asked, setAsked] = useState(false);
	const [tooEarly, setTooEarly] = useState(false);
	const open = useOpenToVisitors();
	const missing = missingSteps(setup);
	const press = () => {
		open.reset();
		if (missing.length > 0) return setTooEarly(true);
		setTooEarly(false);
		setAsked(true);
	};
	const confirm = () =>
		open.mutate(undefined, {
			onError: (error) => {
				// What was missing meanwhile is seen once the list is loaded again.
				if (!isMissing(error)) return;
				setAsked(false);
				setTooEarly(true);
			},
		});
	return (
		<section aria-labelledby="open" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="open" className="text-xl">
				{t("Opening to visitors")}
			</h2>
			<p className="mt-1 text-soft">
				{t(
					"Until you open, your public pages say that you’re not open yet and show the crisis lines. Invitations and everything for volunteers already work, and people can apply once the name and addresses are your own.",
				)}
			</p>
			{tooEarly && missing.length > 0 && (
				<Banner tone="warning" className="mt-4">
					<p>{t("You can’t open yet. Please do these first:")}</p>
					<ul className="mt-1 list-disc pl-6">
						{missing.map(({ step }) => (
							<li key={step}>
								<a href={`#${stepAnchor(step)}`} className="inline-flex min-h-8 items-center underline">
									{stepTitles[step]}
								</a>
							</li>
						))}
					</ul>
				</Banner>
			)}
			<Button className="mt-4" onClick={press}>
				{t("Open to visitors")}
			</Button>
			<ConfirmDialog
				open={asked}
				title={t("Open to visitors?")}
				confirm={t("Open now")}
				busy={open.isPending}
				failure={open.error ? errorMessage(open.error, t("Couldn’t open. Please try again.")) : undefined}
				onConfirm={confirm}
				onCancel={() => setAsked(false)}
			>
				<p>{openingTexts[setup.facts.door]}</p>
				<p className="mt-2">{t("Everyone sees your public pages from then on. It’s recorded in the audit log.")}</p>
			</ConfirmDialog>
		</section>
	);
}

const openingTexts: Readonly<Record<Setup["facts"]["door"], string>> = {
	shifts: t("Visitors can start a chat as soon as a supervisor and a listener are on duty in a shift."),
	presence: t("Visitors can start a chat as soon as a listener is available."),
	always: t("Visitors can start a chat at once, even when nobody is there to answer."),
};
