import { useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { PagedList } from "../../ui/PagedList.tsx";
import { foundMembersQuery } from "../api.ts";
import { MemberItems } from "./MemberItem.tsx";

/** Members whose names have these words in them. */
export function MembersFound({ query }: { readonly query: string }) {
	const session = useSession();
	const list = useInfiniteQuery(foundMembersQuery(query));
	if (!session) return null;
	const { data, error } = list;
	const members = data?.pages.flatMap((page) => page.results) ?? [];
	return (
		<PagedList
			query={list}
			empty={data && members.length === 0 && !error ? t("No members match.") : undefined}
			failure={error ? errorMessage(error, t("Couldn’t load members.")) : undefined}
			loading={t("Loading members...")}
			more={t("Show more members")}
		>
			<MemberItems members={members} ownId={session.user_id} />
		</PagedList>
	);
}
