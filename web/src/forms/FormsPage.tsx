import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { formKindNames, formKinds } from "@warmline/contract/forms/form";
import { t } from "@warmline/contract/i18n";
import { useCallback } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSearchParams } from "../platform/routing/address.ts";
import { useChangeParams } from "../platform/routing/change-params.ts";
import { Field } from "../ui/forms/Field.tsx";
import { SearchField } from "../ui/forms/SearchField.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { PagedList } from "../ui/PagedList.tsx";
import { type FormFilter, formsQuery } from "./api.ts";
import { SentFormCard } from "./SentFormCard.tsx";

/** What people sent by the forms of the public site. The filter stands in the address. */
export function FormsPage() {
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const kind = params.get("kind") ?? "";
	const query = params.get("query") ?? "";
	const narrow = useCallback((part: Partial<FormFilter>) => changeParams(part, { replace: true }), [changeParams]);
	const search = useCallback((wanted: string) => narrow({ query: wanted }), [narrow]);

	const list = useInfiniteQuery({ ...formsQuery({ kind, query }), placeholderData: keepPreviousData });
	const { data, error } = list;
	const forms = data?.pages.flatMap((page) => page.results) ?? [];
	const nothing = kind === "" && query === "" ? t("No forms received yet.") : t("No forms match this search.");
	return (
		<Page
			title={t("Forms")}
			lead={t("Reference checks and confidentiality agreements, newest first. Each view is recorded in the audit log.")}
			width="wide"
		>
			<section aria-label={t("Filter")} className="grid gap-4 sm:grid-cols-2">
				<SearchField query={query} hint={t("Name or email.")} onSearch={search} />
				<Field label={t("Type")} className="self-end">
					<Select value={kind} onChange={(event) => narrow({ kind: event.target.value })}>
						<option value="">{t("All types")}</option>
						{formKinds.map((one) => (
							<option key={one} value={one}>
								{formKindNames[one]}
							</option>
						))}
					</Select>
				</Field>
			</section>
			<PagedList
				query={list}
				empty={data && forms.length === 0 && !error ? nothing : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load the forms.")) : undefined}
				loading={t("Loading forms...")}
				more={t("Show older forms")}
			>
				{forms.length > 0 && (
					<ul className="space-y-3">
						{forms.map((form) => (
							<SentFormCard key={form.id} form={form} />
						))}
					</ul>
				)}
			</PagedList>
		</Page>
	);
}
