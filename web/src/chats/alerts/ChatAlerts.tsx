import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { useLocation } from "wouter";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useAgent } from "../store/AgentProvider.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import { AlertToast } from "./AlertToast.tsx";
import { alertLine } from "./alert-text.ts";
import { type Alert, type DebriefAlert, isOfChat } from "./alerts.ts";
import { OfferToast } from "./OfferToast.tsx";
import { toastPlace } from "./toast-look.ts";
import { chatsPath, isAtChats } from "./use-alerts.ts";

/** The lists show these. */
const isListed = ({ kind }: Alert) => kind === "waiting" || kind === "unread";

/** The page that shows it. */
const pathOf = (alert: DebriefAlert) => (alert.kind === "talk" && alert.own ? "/debriefs" : "/follow-ups");

const debriefLink = (alert: DebriefAlert, userId: string) => {
	const path = pathOf(alert);
	const words = path === "/debriefs" ? t("Go to Debriefs") : t("Go to Follow-ups");
	return { to: `/${userId}${path}`, words };
};

const newsOf = ({ by, outcome, caller }: NonNullable<AgentState["offerNews"]>): string =>
	outcome === "accepted"
		? t("{name} accepted your transfer and is with {visitor} now.", { name: by, visitor: caller })
		: t("{name} can’t take the chat with {visitor} right now. You still have it.", { name: by, visitor: caller });

type AlertsProps = { readonly store: AgentStore; readonly state: AgentState; readonly alerts: readonly Alert[] };

/** Around every page of the member area; nothing for members who have no chats. */
export function ChatAlerts() {
	const room = useAgent();
	return room && <AlertsNow {...room} />;
}

/** Notices over the page, which stays where it is: at most one of chats, and the region that announces what is new. */
export function AlertsNow({ store, state, alerts }: AlertsProps) {
	const userId = useSession()?.user_id ?? "";
	const [pathname] = useLocation();
	const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
	const { offers, offerNews } = state;
	const openId = state.lists.open?.chat_id;
	const atChats = isAtChats(pathname);
	const offered = alerts.filter(isOfChat).filter(({ kind }) => kind === "offer");
	const offer = offers.find(({ chat_id }) => offered.some(({ chatId }) => chatId === chat_id));
	const elsewhere = alerts.filter((one) => one.kind !== "offer" && !(isOfChat(one) && one.chatId === openId));
	const isOnPage = (one: Alert) => (atChats && isListed(one)) || (!isOfChat(one) && pathname.endsWith(pathOf(one)));
	const pending = elsewhere.filter((one) => !isOnPage(one) && !dismissed.has(one.key));
	// One who waits must not turn a call for help into a number.
	const shown = pending.filter(({ kind }) => kind === pending[0]?.kind);
	const unseen = elsewhere.filter((one) => isOnPage(one) || (pending.includes(one) && !shown.includes(one)));
	const [only, ...more] = shown;
	const path = `/${userId}/${chatsPath}`;
	const dismiss = () => setDismissed(new Set([...dismissed, ...shown.map(({ key }) => key)]));
	const toast = () => {
		if (offer) return null;
		if (only && !isOfChat(only)) {
			return { text: alertLine(shown), link: debriefLink(only, userId), onDismiss: dismiss };
		}
		if (only) {
			const to = more.length === 0 ? `${path}?chat=${only.chatId}` : path;
			const words = more.length === 0 ? t("Open the chat") : t("Open the chats");
			return { text: alertLine(shown), link: { to, words }, onDismiss: dismiss };
		}
		return offerNews && { text: newsOf(offerNews), onDismiss: store.dismissOfferNews };
	};
	return (
		<div className={toastPlace}>
			<DutyEnded store={store} state={state} />
			{offer && (
				<OfferToast
					offer={offer}
					connected={state.connection === "connected"}
					chatPath={`${path}?chat=${offer.chat_id}`}
					store={store}
				/>
			)}
			<AlertToast toast={toast()} unseen={alertLine([...offered, ...unseen])} />
		</div>
	);
}

function DutyEnded({ store, state }: Pick<AlertsProps, "store" | "state">) {
	if (state.dutyEndedBy === null) return null;
	return (
		<Banner tone="info" className="pointer-events-auto flex max-w-xl items-center gap-2 shadow-float">
			<span>
				{t(
					"{name} took you off duty. You won’t get new chats; the ones you have stay with you until you end them. To go back on duty, check in above your chats.",
					{ name: state.dutyEndedBy },
				)}
			</span>
			<Button variant="quiet" onClick={store.dismissDutyEnded}>
				{t("OK")}
			</Button>
		</Banner>
	);
}
