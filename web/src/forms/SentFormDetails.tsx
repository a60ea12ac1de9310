import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../platform/http/describe-error.ts";
import { formatDay } from "../platform/time/time.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { formQuery } from "./api.ts";

/** What somebody wrote. To show it is a look that is recorded. */
export function SentFormDetails({ formId }: { readonly formId: string }) {
	const { data, error, refetch, isFetching } = useQuery(formQuery(formId));
	if (error) {
		return (
			<Failed
				message={errorMessage(error, t("Couldn’t load the form."))}
				onRetry={() => void refetch()}
				busy={isFetching}
				className="py-4"
			/>
		);
	}
	if (!data) return <Loading>{t("Loading the form...")}</Loading>;
	const names =
		data.first_name === null
			? [[t("Name"), data.name]]
			: [
					[t("First name"), data.first_name],
					[t("Last name"), data.last_name],
				];
	const rows = [
		...names,
		[t("City"), data.city],
		[t("Province"), data.province],
		[t("Date"), formatDay(data.date)],
	] as const;
	return (
		<div className="mt-4 border-t border-line pt-4">
			<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
				{rows.map(
					([label, value]) =>
						value && (
							<div key={label} className="contents">
								<dt className="text-soft max-sm:mt-1">{label}</dt>
								<dd className="wrap-anywhere">{value}</dd>
							</div>
						),
				)}
				<dt className="text-soft max-sm:mt-1">{t("Email")}</dt>
				<dd className="wrap-anywhere">
					<a href={`mailto:${encodeURIComponent(data.email)}`} className="font-semibold text-pine underline">
						{data.email}
					</a>
				</dd>
			</dl>
			{data.agreed_to && (
				<details className="mt-4">
					<summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">
						{t("The text that was agreed to")}
					</summary>
					<p className="text-sm text-soft wrap-anywhere">
						{t("Version {version}", { version: data.agreed_to.version })}
					</p>
					<div lang={data.agreed_to.language} className="mt-2 whitespace-pre-wrap wrap-anywhere">
						{data.agreed_to.text}
					</div>
				</details>
			)}
		</div>
	);
}
