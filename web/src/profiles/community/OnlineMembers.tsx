import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Link } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useMemberFrame, useMemberLineBack } from "../../platform/realtime/member-channel.tsx";
import { fullName } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { onlineMembersQuery } from "../api.ts";
import { profileAddress } from "../profile-address.ts";
import { SideCard } from "./SideCard.tsx";

/** More stand behind a button: the column has other things to show. */
const first = 8;

export function OnlineMembers({ ownId }: { readonly ownId: string }) {
	const queries = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery(onlineMembersQuery);
	const [all, setAll] = useState(false);
	const lookAgain = () => void queries.invalidateQueries({ queryKey: onlineMembersQuery.queryKey });
	useMemberFrame("online", lookAgain);
	// The line's first word: from now on one is online oneself.
	useMemberFrame("notifications_read", lookAgain);
	useMemberLineBack(lookAgain);
	const shown = all ? data : data?.slice(0, first);
	return (
		<SideCard heading={t("Online Members")}>
			{data && data.length === 0 && <Empty className="mt-2 text-soft">{t("No members online")}</Empty>}
			{shown && shown.length > 0 && (
				<ul className="mt-2">
					{shown.map((member) => (
						<li key={member.id}>
							<Link
								to={profileAddress(ownId, member.id)}
								className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-pine-wash"
							>
								<span className="relative shrink-0">
									<Avatar name={fullName(member)} picture={member.avatar} size="size-9 text-xs" />
									<span
										aria-hidden="true"
										className="absolute right-0 bottom-0 size-2.5 rounded-full bg-good ring-2 ring-surface"
									/>
								</span>
								<span className="min-w-0 leading-tight font-medium wrap-anywhere">
									{fullName(member)}
									{member.id === ownId && <span className="font-normal text-soft"> {t("(you)")}</span>}
								</span>
							</Link>
						</li>
					))}
				</ul>
			)}
			{data && data.length > first && (
				<Button variant="quiet" className="-ml-2 px-2 text-sm" aria-expanded={all} onClick={() => setAll(!all)}>
					{all ? t("Show fewer") : t("Show all {count}", { count: data.length })}
				</Button>
			)}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Failed to fetch online members."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-2"
				/>
			)}
			{!data && !error && <Loading skeleton="rows" className="mt-2" />}
		</SideCard>
	);
}
