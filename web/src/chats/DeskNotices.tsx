import type { RingReason } from "@warmline/contract/chats/agent-channel";
import { say } from "@warmline/contract/say";
import { Link, useLocation } from "wouter";
import { useSession } from "../platform/session.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { buttonLook } from "../ui/button-look.ts";
import type { Desk, DeskState } from "./desk.ts";

const ringTexts: Readonly<Record<RingReason, string>> = {
	agent_gone: say("the listener's line is gone."),
	beyond_scope: say("the listener says this is beyond scope."),
	help: say("the listener asks for help."),
	reply_due: say("the visitor waits for your answer."),
	reply_overdue: say("the visitor has waited long for an answer."),
};

const newsOf = ({ by, outcome }: NonNullable<DeskState["offerNews"]>): string => {
	if (outcome === "accepted") return say("{name} has taken the chat.", { name: by });
	return outcome === "declined" ? say("{name} cannot take the chat; it stays yours.", { name: by }) : "";
};

/** Rows of notices that stand at once; the rest is in the lists. */
const mostRings = 3;

type DeskNoticesProps = { readonly desk: Desk; readonly state: DeskState };

/** What cannot wait until the agent looks at his chats: on every page of the member area. */
export function DeskNotices({ desk, state }: DeskNoticesProps) {
	const userId = useSession()?.user_id ?? "";
	const [, navigate] = useLocation();
	const { rings, offers, offerNews, dutyEndedBy } = state;
	const connected = state.connection === "connected";
	const openId = state.lists.open?.chat_id;
	const chatAddress = (chatId: string) => `/${userId}/chat-dashboard?chat=${chatId}`;
	// Who stands before the chat already needs no way to it.
	const others = rings.filter(({ chat_id, why }) => chat_id !== openId || why !== "reply_due").slice(0, mostRings);
	return (
		<div className="max-h-[50%] shrink-0 overflow-y-auto">
			{offers.map((offer) => (
				<Banner key={offer.chat_id} tone="warning" className="m-3 mb-0">
					<p>
						{say("{name} asks you to take the chat with {visitor}.", {
							name: offer.from.name,
							visitor: offer.caller_name,
						})}
					</p>
					{offer.reason !== "" && (
						<p className="font-normal wrap-anywhere">{say("“{words}”", { words: offer.reason })}</p>
					)}
					<div className="mt-2 flex flex-wrap gap-2">
						<Button
							disabled={!connected}
							onClick={() => {
								if (desk.acceptTransfer(offer.chat_id)) navigate(chatAddress(offer.chat_id));
							}}
						>
							{say("Take the chat")}
						</Button>
						<Button variant="secondary" disabled={!connected} onClick={() => desk.declineTransfer(offer.chat_id)}>
							{say("I cannot right now")}
						</Button>
					</div>
				</Banner>
			))}
			{others.map(({ chat_id, why, caller_name }) => (
				<Banner key={chat_id} tone="warning" className="m-3 mb-0 flex flex-wrap items-center justify-between gap-2">
					<span>
						{say("{name}:", { name: caller_name })} {ringTexts[why]}
					</span>
					<Link to={chatAddress(chat_id)} className={buttonLook("secondary")}>
						{say("Open the chat")}
					</Link>
				</Banner>
			))}
			{offerNews && (
				<Banner tone="info" className="m-3 mb-0 flex flex-wrap items-center justify-between gap-2">
					<span>{newsOf(offerNews)}</span>
					<Button variant="quiet" onClick={desk.dismissOfferNews}>
						{say("OK")}
					</Button>
				</Banner>
			)}
			{dutyEndedBy !== null && (
				<Banner tone="info" className="m-3 mb-0 flex flex-wrap items-center justify-between gap-2">
					<span>
						{say(
							"{name} has set you away. No more chats come to you; those you have stay yours, to be ended in your own time. To be on again, choose Available above your chats.",
							{ name: dutyEndedBy },
						)}
					</span>
					<Button variant="quiet" onClick={desk.dismissDutyEnded}>
						{say("OK")}
					</Button>
				</Banner>
			)}
		</div>
	);
}
