import { useQueryClient } from "@tanstack/react-query";
import type { EmailChange } from "@warmline/contract/accounts/email-change-calls";
import { t } from "@warmline/contract/i18n";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { cancelChange, mailLinksAgain, ownEmailQuery } from "./email-api.ts";

type EmailChangeUnderWayProps = {
	readonly email: string;
	readonly change: EmailChange;
	/** It was begun on this page: then the focus comes here from the form. */
	readonly isNews: boolean;
	readonly onCancelled: () => void;
};

/** Which of the two addresses has confirmed, until both have. */
export function EmailChangeUnderWay({ email, change, isNews, onCancelled }: EmailChangeUnderWayProps) {
	const queries = useQueryClient();
	const { queryKey } = ownEmailQuery;
	const again = useApiMutation(mailLinksAgain, {
		onSuccess: (now) => queries.setQueryData(queryKey, now),
		invalidates: (error) => (error ? [queryKey] : []),
	});
	const cancel = useApiMutation(cancelChange, {
		onMutate: () => again.reset(),
		onSuccess: (now) => {
			onCancelled();
			queries.setQueryData(queryKey, now);
		},
	});
	const heading = useNewsFocus<HTMLHeadingElement>(isNews && change.email);
	const time = dateAndClock(change.expires_at);
	const error = again.error ?? cancel.error;
	return (
		<div className="space-y-4 rounded-control border border-line bg-sunk p-4">
			<div>
				<h3 ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
					{t("Change to {email}", { email: change.email })}
				</h3>
				<p className="mt-1 text-soft">
					{change.by_director
						? t(
								"A director is correcting your email. Please open the link that we sent to the new address, and confirm it there.",
							)
						: t("Please open the link in each of the two emails that we sent, and confirm it there.")}{" "}
					{change.by_director
						? t("The link works until {time}, and nothing changes until the address is confirmed.", { time })
						: t(
								"The links work until {time}, and nothing changes until both addresses are confirmed. If you change your password before that, the change of email is cancelled, and you begin it again.",
								{ time },
							)}
				</p>
			</div>
			<ul className="space-y-2">
				{!change.by_director && <Address email={email} isConfirmed={change.confirmed_old} />}
				<Address email={change.email} isConfirmed={change.confirmed_new} />
			</ul>
			{again.isSuccess && <Banner tone="success">{t("We’ve sent the links again.")}</Banner>}
			{error && <Banner tone="failure">{errorMessage(error, t("That didn’t work. Please try again."))}</Banner>}
			<div className="flex flex-wrap gap-3">
				<Button variant="secondary" busy={again.isPending} busyText={t("Sending...")} onClick={() => again.mutate()}>
					{t("Send again")}
				</Button>
				{!change.by_director && (
					<Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
						{t("Cancel the change")}
					</Button>
				)}
			</div>
		</div>
	);
}

function Address({ email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean }) {
	const Icon = isConfirmed ? Check : Clock;
	return (
		<li className="flex gap-2">
			<Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${isConfirmed ? "text-good" : "text-soft"}`} />
			<span className="min-w-0">
				<span className="wrap-anywhere">{email}</span>
				<span className={`block text-sm ${isConfirmed ? "text-good" : "text-soft"}`}>
					{isConfirmed ? t("Confirmed") : t("Not confirmed yet")}
				</span>
			</span>
		</li>
	);
}
