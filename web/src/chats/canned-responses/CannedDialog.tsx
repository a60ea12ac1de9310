import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CannedResponse } from "@warmline/contract/chats/agent-calls";
import { say } from "@warmline/contract/say";
import { useState } from "react";
import { sentenceOf } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { cannedResponsesQuery, forgetCannedResponse } from "../api.ts";
import { CannedForm } from "./CannedForm.tsx";

type CannedDialogProps = { readonly supervising: boolean; readonly onClose: () => void };

/** One's own ready words, and for supervisors the shared ones. */
export function CannedDialog({ supervising, onClose }: CannedDialogProps) {
	const queries = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery(cannedResponsesQuery);
	const [editing, setEditing] = useState<CannedResponse | "new" | null>(null);
	const [leaving, setLeaving] = useState<CannedResponse | null>(null);
	const changed = () => queries.invalidateQueries({ queryKey: cannedResponsesQuery.queryKey });
	const remove = useMutation({
		mutationFn: (one: CannedResponse) => forgetCannedResponse(one.id),
		onSettled: () => {
			setLeaving(null);
			void changed();
		},
	});

	if (editing !== null) {
		return (
			<Dialog
				open
				onClose={() => setEditing(null)}
				title={editing === "new" ? say("New canned response") : say("Edit canned response")}
			>
				<CannedForm
					words={editing === "new" ? null : editing}
					supervising={supervising}
					onSaved={() => {
						setEditing(null);
						void changed();
					}}
					onCancel={() => setEditing(null)}
				/>
			</Dialog>
		);
	}
	return (
		<Dialog open onClose={onClose} title={say("Canned responses")}>
			<p className="text-soft">
				{say("Type / at the start of a message to insert one. You can edit it before sending.")}
			</p>
			{remove.isError && (
				<Banner tone="failure" className="mt-3">
					{sentenceOf(remove.error, say("Couldn’t remove the response."))}
				</Banner>
			)}
			{data ? (
				<WordsList words={data} onEdit={setEditing} onRemove={setLeaving} />
			) : error ? (
				<Failed
					message={sentenceOf(error, say("Couldn’t load the canned responses."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			) : (
				<Loading />
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" onClick={onClose}>
					{say("Close")}
				</Button>
				<Button onClick={() => setEditing("new")}>{say("New response")}</Button>
			</div>
			<ConfirmDialog
				open={leaving !== null}
				title={say("Remove /{shortcut}?", { shortcut: leaving?.shortcut ?? "" })}
				confirm={say("Remove")}
				danger
				busy={remove.isPending}
				onCancel={() => setLeaving(null)}
				onConfirm={() => leaving && remove.mutate(leaving)}
			>
				{leaving?.shared ? say("This removes it for everyone.") : say("This can’t be undone.")}
			</ConfirmDialog>
		</Dialog>
	);
}

type WordsListProps = {
	readonly words: readonly CannedResponse[];
	readonly onEdit: (words: CannedResponse) => void;
	readonly onRemove: (words: CannedResponse) => void;
};

function WordsList({ words, onEdit, onRemove }: WordsListProps) {
	if (words.length === 0) return <Empty>{say("No canned responses yet.")}</Empty>;
	return (
		<ul className="mt-3 divide-y divide-line">
			{words.map((one) => (
				<li key={one.id} className="py-2">
					<div className="flex flex-wrap items-center justify-between gap-x-2">
						<p className="font-semibold">
							/{one.shortcut} {one.shared && <Badge>{say("shared")}</Badge>}
						</p>
						{one.mine && (
							<div className="flex">
								<Button
									variant="quiet"
									aria-label={say("Edit /{shortcut}", { shortcut: one.shortcut })}
									onClick={() => onEdit(one)}
								>
									{say("Change")}
								</Button>
								<Button
									variant="quiet"
									aria-label={say("Remove /{shortcut}", { shortcut: one.shortcut })}
									onClick={() => onRemove(one)}
								>
									{say("Remove")}
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
