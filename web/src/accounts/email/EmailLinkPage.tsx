import type { confirmEmailChange } from "@warmline/contract/accounts/email-change-calls";
import type { AnswerOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { confirmEmailChangeBy, refuseEmailChangeBy } from "../api.ts";

type EmailLinkPageProps = {
	/** What the link is for. */
	readonly does: "confirm" | "cancel";
	readonly token: string;
};

/** Where the links of a change of email lead. A press does it: programs that look at a mail's links open them, too. */
export function EmailLinkPage({ does, token }: EmailLinkPageProps) {
	return does === "confirm" ? <ConfirmPage token={token} /> : <CancelPage token={token} />;
}

const fallback = t("That didn’t work. Please try again.");

const confirmedText = ({ changed, resets_password }: AnswerOf<typeof confirmEmailChange>): string => {
	if (!changed)
		return t("Thank you, this address is confirmed. Your email changes once the other address is confirmed, too.");
	return resets_password
		? t("Your email was changed. We’ve sent a link to it: please set a new password with it, then log in.")
		: t("Your email was changed. From now on, please log in with the new one.");
};

function ConfirmPage({ token }: { readonly token: string }) {
	const [done, setDone] = useState<AnswerOf<typeof confirmEmailChange> | null>(null);
	const { form, submit, busy, failure } = useForm({
		values: {},
		check: () => ({ data: token }),
		send: async (shown) => setDone(await confirmEmailChangeBy(shown)),
		fallback,
	});
	const banner = useNewsFocus(failure ?? done);
	return (
		<Page
			title={t("Change of email")}
			heading={t("Confirm the change of your email")}
			{...(done
				? {}
				: {
						lead: t(
							"Press the button if you asked for this change. If you didn’t, please close this page. If you have changed your password since you asked, the change was cancelled: please begin it again in your preferences.",
						),
					})}
			width="form"
		>
			{failure && (
				<Banner tone="failure" ref={banner} className="mb-6">
					{failure}
				</Banner>
			)}
			{done ? (
				<>
					<Banner tone="success" ref={banner} className="mb-6">
						{confirmedText(done)}
					</Banner>
					{done.changed && !done.resets_password && <LinkButton to="/login">{t("Log in")}</LinkButton>}
				</>
			) : (
				<form ref={form} method="post" noValidate onSubmit={submit}>
					<Button type="submit" busy={busy} busyText={t("Saving...")}>
						{t("Confirm the change")}
					</Button>
				</form>
			)}
		</Page>
	);
}

function CancelPage({ token }: { readonly token: string }) {
	const [isCancelled, setCancelled] = useState(false);
	const { form, submit, busy, failure } = useForm({
		values: {},
		check: () => ({ data: token }),
		send: async (shown) => {
			await refuseEmailChangeBy(shown);
			setCancelled(true);
		},
		fallback,
	});
	const banner = useNewsFocus(failure ?? isCancelled);
	return (
		<Page
			title={t("Change of email")}
			heading={t("Cancel the change of your email")}
			{...(isCancelled ? {} : { lead: t("The email of your account then stays as it is.") })}
			width="form"
		>
			{failure && (
				<Banner tone="failure" ref={banner} className="mb-6">
					{failure}
				</Banner>
			)}
			{isCancelled ? (
				<>
					<Banner tone="success" ref={banner} className="mb-6">
						{t("The change was cancelled. If you didn’t ask for it, please set a new password now.")}
					</Banner>
					<LinkButton to="/forgot-password">{t("Set a new password")}</LinkButton>
				</>
			) : (
				<form ref={form} method="post" noValidate onSubmit={submit}>
					<Button type="submit" variant="danger" busy={busy} busyText={t("Saving...")}>
						{t("Cancel the change")}
					</Button>
				</form>
			)}
		</Page>
	);
}
