import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { listSilenced } from "@warmline/contract/profiles/calls";
import { errorMessage } from "../platform/http/describe-error.ts";
import { fullName } from "../platform/session.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/feedback/Empty.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { silencedQuery, useSilence } from "./use-silence.ts";

type Silenced = AnswerOf<typeof listSilenced>["results"][number];

/** Whom one has muted or blocked, and the way back. */
export function SilencedMembers() {
	const { data, error, refetch, isFetching } = useQuery(silencedQuery);
	return (
		<section aria-labelledby="silenced" className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
			<h2 id="silenced" className="text-xl">
				{t("Muted and blocked members")}
			</h2>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load members."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-3"
				/>
			)}
			{!data && !error && <Loading className="mt-3 text-soft" />}
			{data?.length === 0 && <Empty className="mt-2 text-soft">{t("You haven’t muted or blocked anyone.")}</Empty>}
			{data && data.length > 0 && (
				<ul className="mt-3 divide-y divide-line">
					{data.map((one) => (
						<SilencedMember key={one.member.id} silenced={one} />
					))}
				</ul>
			)}
		</section>
	);
}

function SilencedMember({ silenced }: { readonly silenced: Silenced }) {
	const { member, kind } = silenced;
	const { mutate, isPending, error } = useSilence(member.id);
	const name = fullName(member);
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
			<Avatar name={name} picture={member.avatar} />
			<span className="min-w-0 flex-1 basis-40 leading-tight">
				<span className="block font-semibold wrap-anywhere">{name}</span>
				<span className="block text-sm text-soft">{kind === "mute" ? t("Muted") : t("Blocked")}</span>
			</span>
			<Button
				variant="secondary"
				busy={isPending}
				aria-label={kind === "mute" ? t("Unmute {name}", { name }) : t("Unblock {name}", { name })}
				onClick={() => mutate(null)}
			>
				{kind === "mute" ? t("Unmute") : t("Unblock")}
			</Button>
			{error && (
				<p role="alert" className="basis-full text-sm font-medium text-bad">
					{errorMessage(error, t("Couldn’t save this. Please try again."))}
				</p>
			)}
		</li>
	);
}
