import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import type { ReactNode } from "react";
import { useParams } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { fullName, useSession } from "../../platform/session.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { EraseMember } from "./EraseMember.tsx";
import { MemberActs } from "./MemberActs.tsx";
import { MemberData } from "./MemberData.tsx";
import { MemberFacts } from "./MemberFacts.tsx";
import { memberQuery } from "./members-api.ts";
import { NameChanges } from "./NameChanges.tsx";

type MemberPageProps = {
	/** What is known of them as a volunteer. */
	readonly volunteering?: (member: KeptMember) => ReactNode;
};

/** One member, for a director. */
export function MemberPage({ volunteering }: MemberPageProps) {
	const { memberId = "" } = useParams();
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(memberQuery(memberId));
	if (!session) return null;
	const { user_id } = session;
	return (
		<Page title={t("Member")} heading={data ? fullName(data) : t("Member")} width="wide">
			<LinkButton to={`/${user_id}/members`} variant="quiet" className="-ml-4">
				{t("All members")}
			</LinkButton>
			{error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the member."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					{...(data ? { className: "mt-3" } : {})}
				/>
			)}
			{!data && !error && <Loading>{t("Loading the member...")}</Loading>}
			{data && (
				<div className="mt-3 space-y-5">
					<MemberFacts member={data} directorId={user_id} />
					{volunteering?.(data)}
					<NameChanges memberId={data.id} />
					<MemberActs member={data} isSelf={data.id === user_id} />
					<MemberData member={data} isSelf={data.id === user_id} />
					{data.id !== user_id && <EraseMember member={data} directorId={user_id} />}
				</div>
			)}
		</Page>
	);
}
