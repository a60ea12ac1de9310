import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CannedResponse } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { cannedResponsesQuery, deleteCannedResponse, saveCannedResponse } from "../api.ts";
import { CannedResponseForm } from "./CannedResponseForm.tsx";
import { suggestedResponses } from "./suggested-responses.ts";

type CannedResponsesDialogProps = { readonly supervising: boolean; readonly onClose: () => void };

/** One's own canned responses, and the shared ones, which supervisors may change. */
export function CannedResponsesDialog({ supervising, onClose }: CannedResponsesDialogProps) {
	const queries = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery(cannedResponsesQuery);
	const [editing, setEditing] = useState<CannedResponse | "new" | null>(null);
	const [removing, setRemoving] = useState<CannedResponse | null>(null);
	const remove = useApiMutation((one: CannedResponse) => deleteCannedResponse(one.id), {
		onSettled: () => setRemoving(null),
		invalidates: [cannedResponsesQuery.queryKey],
	});
	const addSuggested = useApiMutation(
		async () => {
			for (const one of suggestedResponses()) await saveCannedResponse(null, { ...one, shared: supervising });
		},
		{
			invalidates: [cannedResponsesQuery.queryKey],
			waits: true,
		},
	);

	if (editing !== null) {
		return (
			<Dialog
				open
				onClose={() => setEditing(null)}
				title={editing === "new" ? t("New canned response") : t("Edit canned response")}
			>
				<CannedResponseForm
					response={editing === "new" ? null : editing}
					supervising={supervising}
					onSaved={() => {
						setEditing(null);
						void queries.invalidateQueries({ queryKey: cannedResponsesQuery.queryKey });
					}}
					onCancel={() => setEditing(null)}
				/>
			</Dialog>
		);
	}
	return (
		<Dialog open onClose={onClose} title={t("Canned responses")}>
			<p className="text-soft">
				{t("Type / at the start of a message to insert one. You can edit it before sending.")}
			</p>
			{remove.isError && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(remove.error, t("Couldn’t remove the response."))}
				</Banner>
			)}
			{addSuggested.isError && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(
						addSuggested.error,
						t("Couldn’t add all of the suggested responses. Please add the others yourself."),
					)}
				</Banner>
			)}
			{data ? (
				data.length === 0 ? (
					<NoResponses supervising={supervising} busy={addSuggested.isPending} onAdd={addSuggested.mutate} />
				) : (
					<ResponseList responses={data} onEdit={setEditing} onRemove={setRemoving} />
				)
			) : error ? (
				<Failed
					message={errorMessage(error, t("Couldn’t load the canned responses."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			) : (
				<Loading />
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" onClick={onClose}>
					{t("Close")}
				</Button>
				<Button onClick={() => setEditing("new")}>{t("New response")}</Button>
			</div>
			<ConfirmDialog
				open={removing !== null}
				title={t("Remove /{shortcut}?", { shortcut: removing?.shortcut ?? "" })}
				confirm={t("Remove")}
				danger
				busy={remove.isPending}
				onCancel={() => setRemoving(null)}
				onConfirm={() => removing && remove.mutate(removing)}
			>
				{removing?.shared ? t("This removes it for everyone.") : t("This can’t be undone.")}
			</ConfirmDialog>
		</Dialog>
	);
}

type NoResponsesProps = { readonly supervising: boolean; readonly busy: boolean; readonly onAdd: () => void };

function NoResponses({ supervising, busy, onAdd }: NoResponsesProps) {
	return (
		<div className="py-6 text-center">
			<Empty className="text-soft">{t("No canned responses yet.")}</Empty>
			<p className="mt-1 text-soft">
				{supervising
					? t("You can start with a suggested set for everyone, and change it.")
					: t("You can start with a suggested set of your own, and change it.")}
			</p>
			<Button variant="secondary" className="mt-3" busy={busy} onClick={onAdd}>
				{t("Add suggested responses")}
			</Button>
		</div>
	);
}

type ResponseListProps = {
	readonly responses: readonly CannedResponse[];
	readonly onEdit: (response: CannedResponse) => void;
	readonly onRemove: (response: CannedResponse) => void;
};

function ResponseList({ responses, onEdit, onRemove }: ResponseListProps) {
	return (
		<ul className="mt-3 divide-y divide-line">
			{responses.map((one) => (
				<li key={one.id} className="py-2">
					<div className="flex flex-wrap items-center justify-between gap-x-2">
						<p className="font-semibold">
							/{one.shortcut} {one.shared && <Badge>{t("shared")}</Badge>}
						</p>
						{one.mine && (
							<div className="flex">
								<Button
									variant="quiet"
									aria-label={t("Edit /{shortcut}", { shortcut: one.shortcut })}
									onClick={() => onEdit(one)}
								>
									{t("Change")}
								</Button>
								<Button
									variant="quiet"
									aria-label={t("Remove /{shortcut}", { shortcut: one.shortcut })}
									onClick={() => onRemove(one)}
								>
									{t("Remove")}
								</Button>
							</div>
						)}
					</div>
					<p className="text-sm whitespace-pre-wrap wrap-anywhere text-soft">{one.body}</p>
				</li>
			))}
		</ul>
	);
}
