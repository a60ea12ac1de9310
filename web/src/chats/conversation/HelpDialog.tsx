import type { Chat, HandReason } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import type { AgentStore } from "../store/agent-store.ts";

type HelpDialogProps = { readonly chat: Chat; readonly store: AgentStore; readonly onClose: () => void };

const reasons: readonly { readonly reason: HandReason; readonly name: string; readonly hint: string }[] = [
	{
		reason: "help",
		name: t("I’d like a second opinion"),
		hint: t("A supervisor joins silently and can coach you."),
	},
	{
		reason: "beyond_scope",
		name: t("This is beyond my scope"),
		hint: t("Alerts a supervisor now and shows you replies you can use."),
	},
];

/** One press: nobody has to explain themselves while a visitor waits. */
export function HelpDialog({ chat, store, onClose }: HelpDialogProps) {
	return (
		<Dialog open onClose={onClose} title={t("Ask for help")}>
			<p className="text-soft">{t("The visitor won’t know, and the chat stays with you.")}</p>
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
