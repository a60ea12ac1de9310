import type { Offer } from "@warmline/contract/chats/agent-channel";
import { t } from "@warmline/contract/i18n";
import { useLocation } from "wouter";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { AgentStore } from "../store/agent-store.ts";
import { toastLook } from "./toast-look.ts";

type OfferToastProps = {
	readonly offer: Offer;
	readonly connected: boolean;
	/** Where the chat is, once it is taken. */
	readonly chatPath: string;
	readonly store: Pick<AgentStore, "acceptTransfer" | "declineTransfer">;
};

/** A colleague waits for the answer: it stays until there is one. */
export function OfferToast({ offer, connected, chatPath, store }: OfferToastProps) {
	const [, navigate] = useLocation();
	return (
		<div className={classNames(toastLook, "px-4 py-3 text-sm")}>
			<p className="font-medium">
				{t("{name} wants to transfer {visitor} to you.", {
					name: offer.from.name,
					visitor: offer.caller_name,
				})}
			</p>
			{offer.reason !== "" && <p className="wrap-anywhere">{t("“{words}”", { words: offer.reason })}</p>}
			<div className="mt-2 flex flex-wrap gap-2">
				<Button
					disabled={!connected}
					onClick={() => {
						if (store.acceptTransfer(offer.chat_id)) navigate(chatPath);
					}}
				>
					{t("Accept transfer")}
				</Button>
				<Button variant="secondary" disabled={!connected} onClick={() => store.declineTransfer(offer.chat_id)}>
					{t("Not now")}
				</Button>
			</div>
		</div>
	);
}
