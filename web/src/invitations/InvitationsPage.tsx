import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { type ReactNode, useCallback, useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSearchParams } from "../platform/routing/address.ts";
import { useChangeParams } from "../platform/routing/change-params.ts";
import { useSession } from "../platform/session.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../ui/feedback/use-news-focus.ts";
import { Field } from "../ui/forms/Field.tsx";
import { SearchField } from "../ui/forms/SearchField.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { PagedList } from "../ui/PagedList.tsx";
import { type InvitationFilter, invitationsQuery } from "./api.ts";
import { InvitationCard } from "./InvitationCard.tsx";
import { InvitationForm } from "./InvitationForm.tsx";
import { InvitationLinks } from "./links/InvitationLinks.tsx";

type InvitationsPageProps = {
	/** The way to the other parts of the members' page. */
	readonly tabs: ReactNode;
};

/** Who was asked to be a member, and what came of it. The filter stands in the address. */
export function InvitationsPage({ tabs }: InvitationsPageProps) {
	const session = useSession();
	const [invites, setInvites] = useState(false);
	const [news, setNews] = useState<{ readonly words: string } | null>(null);
	const banner = useNewsFocus(news);
	if (!session) return null;
	const tell = (words: string) => setNews({ words });
	return (
		<Page
			title={t("Invitations")}
			lead={t("Invite people who volunteer with you already, or will. They become members without an application.")}
			width="wide"
		>
			{tabs}
			<div className="mt-6">
				{news && (
					<Banner ref={banner} tone="success" className="mb-6 outline-none">
						{news.words}
					</Banner>
				)}
				{invites ? (
					<InvitationForm
						onSent={({ email }) => {
							setInvites(false);
							tell(t("The invitation to {email} is on its way.", { email }));
						}}
						onClose={() => setInvites(false)}
					/>
				) : (
					<Button
						onClick={() => {
							setNews(null);
							setInvites(true);
						}}
					>
						{t("Invite a person")}
					</Button>
				)}
				<InvitationList onDone={tell} directorId={session.user_id} />
				<InvitationLinks />
			</div>
		</Page>
	);
}

type InvitationListProps = { readonly directorId: string; readonly onDone: (words: string) => void };

function InvitationList({ directorId, onDone }: InvitationListProps) {
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const filter = { query: params.get("query") ?? "", open: params.get("open") ?? "" };
	const narrow = useCallback(
		(part: Partial<InvitationFilter>) => changeParams(part, { replace: true }),
		[changeParams],
	);
	const search = useCallback((query: string) => narrow({ query }), [narrow]);
	const list = useInfiniteQuery({ ...invitationsQuery(filter), placeholderData: keepPreviousData });
	const { data, error } = list;
	const found = data?.pages.flatMap(({ results }) => results) ?? [];
	const isNarrowed = filter.query !== "" || filter.open !== "";
	return (
		<section aria-label={t("Invitations")} className="mt-8">
			<div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
				<SearchField query={filter.query} hint={t("Name or email.")} onSearch={search} />
				<Field label={t("State")} className="self-end">
					<Select value={filter.open} onChange={(event) => narrow({ open: event.target.value })}>
						<option value="">{t("All invitations")}</option>
						<option value="true">{t("Not accepted yet")}</option>
						<option value="false">{t("Accepted or ended")}</option>
					</Select>
				</Field>
			</div>
			<PagedList
				query={list}
				empty={
					data && found.length === 0 && !error
						? isNarrowed
							? t("No invitations match this search.")
							: t("No invitations yet.")
						: undefined
				}
				failure={error ? errorMessage(error, t("Couldn’t load the invitations.")) : undefined}
				loading={t("Loading invitations...")}
				more={t("Show more invitations")}
			>
				{found.length > 0 && (
					<ul className="space-y-3">
						{found.map((invitation) => (
							<li key={invitation.id}>
								<InvitationCard invitation={invitation} directorId={directorId} onDone={onDone} />
							</li>
						))}
					</ul>
				)}
			</PagedList>
		</section>
	);
}
