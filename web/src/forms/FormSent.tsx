import { useEffect, useRef } from "react";
import { society } from "../platform/society.ts";
import { LinkButton } from "../ui/LinkButton.tsx";

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
				We have sent a confirmation to <strong>{email}</strong>. {next}
			</p>
			<p className="mt-3 text-soft">
				Nothing there after a few minutes? Look into the spam folder, or write to{" "}
				<a href={`mailto:${society.applications_email}`} className="font-semibold text-pine underline wrap-anywhere">
					{society.applications_email}
				</a>
				.
			</p>
			<LinkButton to="/" variant="secondary" className="mt-5">
				Go to the start page
			</LinkButton>
		</section>
	);
}
