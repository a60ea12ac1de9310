import { t } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { society } from "../platform/society.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Trans } from "../ui/text/Trans.tsx";

type FormSentProps = { readonly heading: string; readonly email: string; readonly next: string };

/** Instead of a form that was sent: what happens next. */
export function FormSent({ heading, email, next }: FormSentProps) {
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	return (
		<section className="rounded-card border border-line bg-surface p-6 shadow-card">
			<h2 ref={title} tabIndex={-1} className="text-2xl">
				{heading}
			</h2>
			<p className="mt-3 wrap-anywhere">
				<Trans
					text="We have sent a confirmation to <email>{email}</email>."
					values={{ email }}
					parts={{ email: (words) => <strong>{words}</strong> }}
				/>{" "}
				{next}
			</p>
			<p className="mt-3 text-soft">
				<Trans
					text="Nothing after a few minutes? Check your spam folder, or write to <email>{email}</email>."
					values={{ email: society.applications_email }}
					parts={{
						email: (words) => (
							<a href={`mailto:${words}`} className="font-semibold text-pine underline wrap-anywhere">
								{words}
							</a>
						),
					}}
				/>
			</p>
			<LinkButton to="/" variant="secondary" className="mt-5">
				{t("Go to the home page")}
			</LinkButton>
		</section>
	);
}
