import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { useSearchParams } from "../platform/routing/address.ts";
import { useChangeParams } from "../platform/routing/change-params.ts";
import { useSession } from "../platform/session.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Empty } from "../ui/feedback/Empty.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { AuditTable } from "./AuditTable.tsx";
import { type AuditFilter, auditLogQuery, auditMembersQuery, saveAuditLog } from "./api.ts";

const names = ["act", "member", "chat", "from", "to"] as const;

/** What was done over somebody's head, and who looked at somebody's words. The filter stands in the address. */
export function AuditLogPage() {
	const session = useSession();
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const of = (name: (typeof names)[number]) => params.get(name) ?? "";
	const filter: AuditFilter = {
		act: of("act"),
		member: of("member"),
		chat: of("chat"),
		from: of("from"),
		to: of("to"),
	};
	const narrow = (part: Partial<AuditFilter>) => changeParams(part);

	const log = useInfiniteQuery({ ...auditLogQuery(filter), placeholderData: keepPreviousData });
	const { data, error, refetch, isFetching } = log;
	const entries = data?.pages.flatMap((page) => page.results) ?? [];
	const people = useQuery(auditMembersQuery).data ?? [];
	const narrowed = names.some((name) => filter[name] !== "");
	return (
		<Page
			title={t("Audit log")}
			lead={t("Every time someone viewed or changed something sensitive. Entries can’t be edited or deleted.")}
			width="wide"
		>
			<AuditFilters filter={filter} people={people} onNarrow={narrow} />
			{entries.length > 0 && <SaveAuditLog filter={filter} />}
			<div className="mt-6" aria-busy={isFetching}>
				{error ? (
					<Failed
						message={errorMessage(error, t("Couldn’t load the audit log."))}
						onRetry={() => void refetch()}
						busy={isFetching}
					/>
				) : (
					data && entries.length === 0 && <Empty>{narrowed ? t("No entries match.") : t("No entries yet.")}</Empty>
				)}
				{!error && session && entries.length > 0 && (
					<AuditTable entries={entries} userId={session.user_id} onChat={(chat) => narrow({ chat })} />
				)}
				{!data && !error && <Loading skeleton="rows">{t("Loading the audit log...")}</Loading>}
				{!error && log.hasNextPage && (
					<div className="mt-6 text-center">
						<Button
							variant="secondary"
							busy={log.isFetchingNextPage}
							busyText={t("Loading...")}
							onClick={() => void log.fetchNextPage()}
						>
							{t("Show older entries")}
						</Button>
					</div>
				)}
			</div>
		</Page>
	);
}

type SaveAuditLogProps = { readonly filter: AuditFilter };

/** What the filter shows, also what is not on the page yet, to be taken into a spreadsheet. */
function SaveAuditLog({ filter }: SaveAuditLogProps) {
	const save = useApiMutation(() => saveAuditLog(filter));
	return (
		<div className="mt-4">
			<Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
				{t("Download CSV")}
			</Button>
			{save.error && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(save.error, t("Couldn’t download the file. Please try again."))}
				</Banner>
			)}
		</div>
	);
}
