import { useQuery } from "@tanstack/react-query";
import { roles } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";
import { sentenceOf } from "../platform/failure.ts";
import { fullName } from "../platform/session.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Failed } from "../ui/Failed.tsx";
import { Loading } from "../ui/Loading.tsx";
import { onlineMembersQuery } from "./api.ts";

export function OnlineMembers({ ownId }: { readonly ownId: string }) {
	const { data, error, refetch, isFetching } = useQuery(onlineMembersQuery);
	return (
		<section className="rounded-card border border-line bg-surface p-6 shadow-card">
			<h2 className="text-xl">{say("Online Members")}</h2>
			{data && data.length === 0 && <Empty className="mt-3 text-soft">{say("No members online")}</Empty>}
			{data && data.length > 0 && (
				<ul className="mt-3 space-y-1">
					{data.map((member) => (
						<li key={member.id} className="flex min-h-12 items-center gap-3">
							<Avatar name={fullName(member)} />
							<span className="min-w-0">
								<span className="block leading-tight font-semibold">
									{fullName(member)}
									{member.id === ownId && <span className="font-normal text-soft"> {say("(you)")}</span>}
								</span>
								<span className="block text-sm text-soft">{roles[member.role.role].name}</span>
							</span>
						</li>
					))}
				</ul>
			)}
			{!data && error && (
				<Failed
					message={sentenceOf(error, say("Failed to fetch online members."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-3"
				/>
			)}
			{!data && !error && <Loading className="mt-3 text-soft" />}
		</section>
	);
}
