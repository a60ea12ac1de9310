import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { SecuritySection } from "../security/SecuritySection.tsx";
import { ChangeEmailForm } from "./ChangeEmailForm.tsx";
import { EmailChangeUnderWay } from "./EmailChangeUnderWay.tsx";
import { ownEmailQuery } from "./email-api.ts";

const outcomeText = (isChanged: boolean, isCancelled: boolean): string | null => {
	if (isChanged) return t("Your email was changed. You were logged out everywhere else.");
	return isCancelled ? t("The change was cancelled. Your email stays as it is.") : null;
};

/** The address of one's own account, and the way to another one. */
export function OwnEmail() {
	const { data, error, refetch, isFetching } = useQuery(ownEmailQuery);
	/** The new address that was waited for on this page. */
	const [awaited, setAwaited] = useState<string | null>(null);
	const [isBegun, setBegun] = useState(false);
	const [isCancelled, setCancelled] = useState(false);
	if (data?.change && data.change.email !== awaited) setAwaited(data.change.email);
	const outcome = data && !data.change ? outcomeText(data.email === awaited, isCancelled) : null;
	// What was pressed is gone with the change.
	const banner = useNewsFocus(outcome);
	return (
		<SecuritySection heading={t("Email")} lead={t("The address we write to, and which you can log in with.")}>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load this section."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading className="text-soft" />}
			{data && (
				<div className="max-w-md space-y-4">
					{outcome && (
						<Banner tone="success" ref={banner}>
							{outcome}
						</Banner>
					)}
					<p>
						<span className="block text-sm text-soft">{t("Your email")}</span>
						<span className="font-semibold wrap-anywhere">{data.email}</span>
					</p>
					{data.change ? (
						<EmailChangeUnderWay
							email={data.email}
							change={data.change}
							isNews={isBegun}
							onCancelled={() => setCancelled(true)}
						/>
					) : (
						<ChangeEmailForm
							onBegun={() => {
								setBegun(true);
								setCancelled(false);
							}}
						/>
					)}
				</div>
			)}
		</SecuritySection>
	);
}
