import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useCallback } from "react";
import { Link } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { useChangeParams } from "../../platform/routing/change-params.ts";
import { fullName, type Session, useSession } from "../../platform/session.ts";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { tabLook } from "../../ui/navigation/tab-look.ts";
import { PagedList } from "../../ui/PagedList.tsx";
import { type FollowKind, followsQuery, profileQuery } from "../api.ts";
import { profileAddress } from "../profile-address.ts";
import { MemberItems } from "./MemberItem.tsx";
import { MembersFound } from "./MembersFound.tsx";

const kinds: readonly {
	readonly kind: FollowKind;
	readonly label: string;
	readonly own: string;
	readonly theirs: string;
}[] = [
	{
		kind: "followers",
		label: t("Followers"),
		own: t("No followers yet. Posting makes it easier for others to find you."),
		theirs: t("No followers yet."),
	},
	{
		kind: "following",
		label: t("Following"),
		own: t("You don’t follow anyone yet. Search for a name above."),
		theirs: t("This member doesn’t follow anyone yet."),
	},
	{
		kind: "friends",
		label: t("Friends"),
		own: t("No friends here yet. Members who follow each other are friends."),
		theirs: t("This member has no friends here yet."),
	},
];

/** Who follows whom: of oneself, or of the member in the address. A search looks among all members. */
export function FollowersPage() {
	const session = useSession();
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const member = params.get("member") ?? "";
	const wanted = params.get("kind") ?? "";
	const query = params.get("query") ?? "";
	const search = useCallback((words: string) => changeParams({ query: words }, { replace: true }), [changeParams]);
	if (!session) return null;
	const id = member === "" ? session.user_id : member;
	const kind = kinds.find((one) => one.kind === wanted)?.kind ?? "followers";
	return (
		<Page title={t("Followers")} heading={<Whose id={id} session={session} />} width="centred">
			<SearchField query={query} hint={t("Find any member by name or username.")} onSearch={search} />
			{query === "" ? <Follows id={id} kind={kind} session={session} /> : <MembersFound query={query} />}
		</Page>
	);
}

type OfMember = { readonly id: string; readonly session: Session };

function Whose({ id, session }: OfMember) {
	const own = id === session.user_id;
	const { data } = useQuery({ ...profileQuery(id), enabled: !own });
	if (own || !data) return t("Followers");
	return t("Followers of {name}", { name: fullName(data) });
}

function Follows({ id, kind, session }: OfMember & { readonly kind: FollowKind }) {
	const list = useInfiniteQuery(followsQuery(id, kind));
	const { data, error } = list;
	const own = id === session.user_id;
	const members = data?.pages.flatMap((page) => page.results) ?? [];
	const words = kinds.find((one) => one.kind === kind);
	const nothing = own ? words?.own : words?.theirs;
	return (
		<>
			<nav aria-label={t("Show")} className="mt-6 border-b border-line">
				<ul className="-mb-px flex flex-wrap">
					{kinds.map((one) => (
						<li key={one.kind}>
							<Link
								to={`/${session.user_id}/followers?kind=${one.kind}${own ? "" : `&member=${id}`}`}
								aria-current={one.kind === kind ? "page" : undefined}
								className={tabLook}
							>
								{one.label}
							</Link>
						</li>
					))}
					{!own && (
						<li className="ml-auto">
							<Link to={profileAddress(session.user_id, id)} className={tabLook}>
								{t("Profile")}
							</Link>
						</li>
					)}
				</ul>
			</nav>
			<PagedList
				query={list}
				empty={data && members.length === 0 && !error ? nothing : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load members.")) : undefined}
				loading={t("Loading members...")}
				more={t("Show more members")}
			>
				<MemberItems members={members} ownId={session.user_id} />
			</PagedList>
		</>
	);
}
