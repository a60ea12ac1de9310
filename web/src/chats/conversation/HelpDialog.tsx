import type { Chat, HandReason } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import type { AgentStore } from "../store/agent-store.ts";

type HelpDialogProps = {
	readonly chat: Chat;
	readonly store: AgentStore;
	/** Other supervisors on duty; undefined while that is not known. */
	readonly supervisors: number | undefined;
	readonly onClose: () => void;
};

const reasons: readonly { readonly reason: HandReason; readonly name: string; readonly hint: string }[] = [
	{
		reason: "help",
		name: t("I’d like a second opinion"),
		hint: t("A supervisor reads along and can write to you privately."),
	},
	{
		reason: "beyond_scope",
		name: t("This is beyond my scope"),
		hint: t("Calls a supervisor and shows you replies you can use."),
	},
];

/** One press: nobody has to explain themselves while a visitor waits. */
export function HelpDialog({ chat, store, supervisors, onClose }: HelpDialogProps) {
	return (
		<Dialog open onClose={onClose} title={t("Ask for help")}>
			<p className="text-soft">{t("The visitor won’t know, and the chat stays with you.")}</p>
			{supervisors === 0 && (
				<p className="mt-2 font-medium text-attention-ink">
					{t("No supervisor is on duty right now. The first one to check in will see your request.")}
				</p>
			)}
			<ul className="mt-4 space-y-2">
				{reasons.map(({ reason, name, hint }) => (
					<li key={reason}>
						<button
							type="button"
							onClick={() => {
								if (store.requestHelp(chat.chat_id, reason)) onClose();
							}}
							className="block min-h-14 w-full rounded-control border border-edge px-4 py-2.5 text-left hover:bg-pine-wash"
						>
							<span className="font-semibold text-pine">{name}</span>
							<span className="block text-sm text-soft">{hint}</span>
						</button>
					</li>
				))}
			</ul>
			<div className="mt-5 flex justify-end">
				<Button variant="quiet" onClick={onClose}>
					{t("Cancel")}
				</Button>
			</div>
		</Dialog>
	);
}
