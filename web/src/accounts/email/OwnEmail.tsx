import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { SecuritySection } from "../security/SecuritySection.tsx";
import { ChangeEmailForm } from "./ChangeEmailForm.tsx";
import { EmailChangeUnderWay } from "./EmailChangeUnderWay.tsx";
import { ownEmailQuery } from "./email-api.ts";

/** The address of one's own account, and the way to another one. */
export function OwnEmail() {
	const { data, error, refetch, isFetching } = useQuery(ownEmailQuery);
	/** The new address that was waited for on this page. */
	const [awaited, setAwaited] = useState<string | null>(null);
	const [isBegun, setBegun] = useState(false);
	if (data?.change && data.change.email !== awaited) setAwaited(data.change.email);
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
					<div role="status">
						{!data.change && data.email === awaited && (
							<Banner tone="success">{t("Your email was changed. You were logged out everywhere else.")}</Banner>
						)}
					</div>
					<p>
						<span className="block text-sm text-soft">{t("Your email")}</span>
						<span className="font-semibold wrap-anywhere">{data.email}</span>
					</p>
					{data.change ? (
						<EmailChangeUnderWay email={data.email} change={data.change} isNews={isBegun} />
					) : (
						<ChangeEmailForm onBegun={() => setBegun(true)} />
					)}
				</div>
			)}
		</SecuritySection>
	);
}
