import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useCallback } from "react";
import { useRouter } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useAddress, useSearchParams } from "../../platform/routing/address.ts";
import { useChangeParams } from "../../platform/routing/change-params.ts";
import { useSession } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { CopyField } from "../../ui/forms/CopyField.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { erasedIn } from "./erased-member.ts";
import { MemberRow } from "./MemberRow.tsx";
import { MembersFilters } from "./MembersFilters.tsx";
import { MembersTabs } from "./MembersTabs.tsx";
import { type MemberFilter, membersQuery } from "./members-api.ts";

/** Everybody who has an account, by name. The filter stands in the address. */
export function MembersPage() {
	const session = useSession();
	const { state } = useAddress();
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const query = params.get("query") ?? "";
	const role = params.get("role") ?? "";
	const active = params.get("active") ?? "";
	const narrow = useCallback((part: Partial<MemberFilter>) => changeParams(part, { replace: true }), [changeParams]);
	const list = useInfiniteQuery({ ...membersQuery({ query, role, active }), placeholderData: keepPreviousData });
	if (!session) return null;
	const { data, error } = list;
	const members = data?.pages.flatMap((page) => page.results) ?? [];
	const erased = erasedIn(state);
	return (
		<Page title={t("Members")} lead={t("Everyone with an account. Manage roles, access and data.")} width="wide">
			<div className="mb-6">
				<MembersTabs />
			</div>
			{erased !== null && (
				<Banner tone="success" className="mb-6">
					{t("{name} has been erased.", { name: erased })}
				</Banner>
			)}
			<InviteVolunteers />
			<MembersFilters filter={{ query, role, active }} onNarrow={narrow} />
			<PagedList
				query={list}
				empty={data && members.length === 0 && !error ? t("No members match this search.") : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load the members.")) : undefined}
				loading={t("Loading members...")}
				more={t("Show more members")}
			>
				{members.length > 0 && (
					<ul className="space-y-3 md:space-y-0 md:divide-y md:divide-line md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface md:shadow-card">
						{members.map((member) => (
							<MemberRow key={member.id} member={member} directorId={session.user_id} />
						))}
					</ul>
				)}
			</PagedList>
		</Page>
	);
}

/** How somebody new becomes a member: by an application, which a director decides. */
function InviteVolunteers() {
	const { base } = useRouter();
	return (
		<details className="mb-6 max-w-xl rounded-card border border-line bg-surface p-4">
			<summary className="min-h-6 cursor-pointer font-semibold text-pine">{t("Invite volunteers")}</summary>
			<div className="mt-3">
				<CopyField
					label={t("Link to the application form")}
					hint={t("Share it with anyone who would like to listen. Their application appears under Applications.")}
					value={`${window.location.origin}${base}/ApplyListener`}
				/>
			</div>
		</details>
	);
}
