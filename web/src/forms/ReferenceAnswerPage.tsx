import { t } from "@warmline/contract/i18n";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { society } from "../platform/society.ts";
import { Button } from "../ui/Button.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { Trans } from "../ui/text/Trans.tsx";
import { ReferenceAnswerForm } from "./ReferenceAnswerForm.tsx";
import { forgetReference } from "./reference-in-tab.ts";
import { type AskedReference, useAskedReference } from "./use-asked-reference.ts";

const title = t("Reference");

/** For somebody who was asked by mail: it says for whom, and asks three things. */
export function ReferenceAnswerPage({ token }: { readonly token: string }) {
	const { state, busy, again } = useAskedReference(token);
	const [sent, setSent] = useState(false);
	switch (state.is) {
		case "loading":
			return (
				<Page title={title}>
					<Loading />
				</Page>
			);
		case "failed":
			return (
				<Page title={title}>
					<Failed message={state.message} onRetry={again} busy={busy} />
				</Page>
			);
		case "unknown":
			return <UnknownLink />;
		case "there":
			if (sent) return <Sent asked={state.asked} />;
			if (state.asked.answered) return <Ended heading={t("You’ve already answered. Thank you.")} />;
			return (
				<Page
					title={title}
					heading={t("{applicant} gave us your name as a reference.", { applicant: state.asked.applicant })}
					lead={<Lead asked={state.asked} />}
				>
					<ReferenceAnswerForm
						token={token}
						applicant={state.asked.applicant}
						onSent={() => setSent(true)}
						onEnded={again}
					/>
				</Page>
			);
	}
}

function Lead({ asked: { applicant, referee } }: { readonly asked: AskedReference }) {
	return (
		<>
			<p>
				{t(
					"Hello {referee}. {applicant} would like to volunteer with us, the {society}, and gave us your name as a reference. Three questions take about five minutes.",
					{ referee: referee.name, applicant, society: society.name },
				)}
			</p>
			<p className="mt-2">
				<Trans
					text="Only the people who decide on applications can read your answers. {applicant} can’t. You’re free to say no: just close this page. Our <privacy>privacy page</privacy> says more."
					values={{ applicant }}
					parts={{
						privacy: (words) => (
							<Link to="/Privacy" className="text-pine underline">
								{words}
							</Link>
						),
					}}
				/>
			</p>
		</>
	);
}

function Sent({ asked: { applicant, referee } }: { readonly asked: AskedReference }) {
	return (
		<Ended heading={t("Thank you. We’ve received your answers.")}>
			<p className="wrap-anywhere">
				{t(
					"{applicant} will see that you have answered, but not what you wrote. We’ve also sent a confirmation to {email}. You don’t need to do anything else.",
					{ applicant, email: referee.email },
				)}
			</p>
		</Ended>
	);
}

function UnknownLink() {
	return (
		<Ended
			heading={t("This link no longer works.")}
			action={
				<Button variant="secondary" onClick={forgetReference}>
					{t("Use the form without a link")}
				</Button>
			}
		>
			<p>
				{t(
					"It may have expired, or the person who named you has withdrawn the request. If we sent you a reminder, please use the link in our most recent email.",
				)}
			</p>
			<p className="mt-3">{t("You can also send us a form that works without a link. We’ll write to you.")}</p>
		</Ended>
	);
}

type EndedProps = { readonly heading: string; readonly action?: ReactNode; readonly children?: ReactNode };

/** Instead of the form, when there is nothing to fill in. */
function Ended({ heading, action, children }: EndedProps) {
	const words = useRef<HTMLSpanElement>(null);
	// What was pressed is gone.
	useEffect(() => {
		window.scrollTo(0, 0);
		words.current?.focus({ preventScroll: true });
	}, []);
	return (
		<Page
			title={title}
			heading={
				<span ref={words} tabIndex={-1}>
					{heading}
				</span>
			}
		>
			{children}
			<div className="mt-6 flex flex-wrap gap-3">
				{action}
				<LinkButton to="/" variant="secondary">
					{t("Go to the home page")}
				</LinkButton>
			</div>
		</Page>
	);
}
