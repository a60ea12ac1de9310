import { useQuery } from "@tanstack/react-query";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { type EmailText, showContentPreview } from "@warmline/contract/publishing/calls";
import { useState } from "react";
import { base } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { emailPreviewQuery, sendTest } from "../api.ts";

type EmailPreviewDialogProps = {
	readonly email: EmailText;
	readonly language: Language;
	readonly isSaved: boolean;
	readonly onClose: () => void;
};

/** An email with made-up data in each way in which it is written, as HTML and as plain text; and one to oneself. */
export function EmailPreviewDialog({ email, language, isSaved, onClose }: EmailPreviewDialogProps) {
	const { data, error, refetch, isFetching } = useQuery({
		...emailPreviewQuery(email.name, language),
		enabled: isSaved,
	});
	const [isPlain, setPlain] = useState(false);
	const test = useApiMutation(() => sendTest(email.name, language));
	return (
		<Dialog open onClose={onClose} title={email.title}>
			<div className="flex flex-wrap gap-2">
				<Button variant={isPlain ? "secondary" : "primary"} aria-pressed={!isPlain} onClick={() => setPlain(false)}>
					{t("With formatting")}
				</Button>
				<Button variant={isPlain ? "primary" : "secondary"} aria-pressed={isPlain} onClick={() => setPlain(true)}>
					{t("As plain text")}
				</Button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
			<section aria-label={t("Preview")} tabIndex={0} className="mt-4 max-h-[55dvh] space-y-4 overflow-y-auto">
				{error && (
					<Failed
						message={errorMessage(error, t("Couldn’t show the preview."))}
						onRetry={() => void refetch()}
						busy={isFetching}
					/>
				)}
				{!isSaved && (
					<Banner tone="warning">{t("The preview shows what is saved. Your draft isn’t saved yet.")}</Banner>
				)}
				{isSaved && !error && !data && <Loading>{t("Writing the email...")}</Loading>}
				{data?.map(({ subject, text, ticket }) => (
					<article key={ticket} className="rounded-card border border-line">
						<h3 className="border-b border-line px-4 py-2 font-semibold">{t("Subject: {subject}", { subject })}</h3>
						{isPlain ? (
							<pre className="p-4 font-sans whitespace-pre-wrap">{text}</pre>
						) : (
							<iframe
								title={t("Email: {subject}", { subject })}
								// Its policy lets nothing run.
								sandbox="allow-same-origin"
								src={base + showContentPreview.path.replace(":ticket", ticket)}
								className="h-80 w-full rounded-b-card bg-white"
							/>
						)}
					</article>
				))}
			</section>
			{test.error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(test.error, t("Couldn’t send the test email."))}
				</Banner>
			)}
			<p role="status" className="mt-4 text-good">
				{test.isSuccess && t("Sent to your own address.")}
			</p>
			<div className="mt-2 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" onClick={onClose}>
					{t("Close")}
				</Button>
				<Button variant="secondary" busy={test.isPending} disabled={!data} onClick={() => test.mutate()}>
					{t("Send me a test")}
				</Button>
			</div>
		</Dialog>
	);
}
