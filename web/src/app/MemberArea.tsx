import { type ReactNode, useMemo } from "react";
import { ConfirmYourself } from "../accounts/security/ConfirmYourself.tsx";
import { SecondStepNotice } from "../accounts/security/SecondStepNotice.tsx";
import { AlertsLive } from "../alerts/AlertsLive.tsx";
import { OpenAlerts } from "../alerts/OpenAlerts.tsx";
import { BlocksLive } from "../blocks/BlocksLive.tsx";
import { useWaitingBlocks } from "../blocks/use-waiting-blocks.ts";
import { isOfChat } from "../chats/alerts/alerts.ts";
import { ChatAlerts } from "../chats/alerts/ChatAlerts.tsx";
import { AgentProvider, useAgent } from "../chats/store/AgentProvider.tsx";
import { TeamChat } from "../chats/workspace/TeamChat.tsx";
import { FeedLive } from "../feed/FeedLive.tsx";
import { ListenersLive } from "../members/home/ListenersLive.tsx";
import { MemberLayout } from "../members/layout/MemberLayout.tsx";
import { MemberQueries } from "../members/MemberQueries.tsx";
import { useWaitingReports } from "../moderation/use-waiting-reports.ts";
import { Bell } from "../notifications/Bell.tsx";
import { NoticesLive } from "../notifications/NoticesLive.tsx";
import { PushLive } from "../notifications/PushLive.tsx";
import { MemberChannel } from "../platform/realtime/member-channel.tsx";
import { PracticeNotices } from "../practice/PracticeNotices.tsx";
import { InForce } from "../preferences/InForce.tsx";
import { SetupNotice } from "../setup/SetupNotice.tsx";
import { useStepsLeft } from "../setup/use-steps-left.ts";
import { ShiftsLive } from "../shifts/ShiftsLive.tsx";
import { UnsavedChanges } from "../ui/forms/UnsavedChanges.tsx";
import { Toasts } from "../ui/overlay/Toasts.tsx";
import { ChatExtras } from "./ChatExtras.tsx";
import { Safety } from "./Safety.tsx";

const notices = (
	<>
		<SecondStepNotice />
		<SetupNotice />
		<OpenAlerts />
		<ChatAlerts />
		<PracticeNotices />
	</>
);

/** What is around every page of the member area: one file for the browser, instead of four that send for each other. */
export function MemberArea({ children }: { readonly children: ReactNode }) {
	return (
		<MemberQueries>
			<MemberChannel>
				<FeedLive />
				<ShiftsLive />
				<BlocksLive />
				<AlertsLive />
				<NoticesLive />
				<PushLive />
				<UnsavedChanges>
					<AgentProvider>
						<WhoIsThere />
						<Frame>{children}</Frame>
					</AgentProvider>
				</UnsavedChanges>
				<ConfirmYourself />
				<Toasts />
			</MemberChannel>
		</MemberQueries>
	);
}

/** Agents are told of what is theirs, and supervisors of everybody on duty. */
function WhoIsThere() {
	const state = useAgent()?.state;
	const own = state?.availability;
	const told = own ? JSON.stringify([own.presence, own.open_chats < own.limit, state.onDuty]) : null;
	return <ListenersLive told={told} />;
}

function Frame({ children }: { readonly children: ReactNode }) {
	const moderation = useWaitingReports();
	const blocks = useWaitingBlocks();
	const room = useAgent();
	const steps = useStepsLeft();
	const chats = room?.alerts.filter(isOfChat).length ?? 0;
	const debriefs = room?.debriefs.unread.length ?? 0;
	const followUps = debriefs + (room?.debriefs.waiting.length ?? 0);
	const waiting = useMemo(
		() => ({ "chat-dashboard": chats, "follow-ups": followUps, debriefs, moderation, blocks, setup: steps ?? 0 }),
		[chats, followUps, debriefs, moderation, blocks, steps],
	);
	return (
		<MemberLayout
			above={notices}
			bar={<TeamChat />}
			bell={<Bell />}
			waiting={waiting}
			hidden={steps === null ? ["setup"] : []}
		>
			<InForce>
				<ChatExtras>
					<Safety>{children}</Safety>
				</ChatExtras>
			</InForce>
		</MemberLayout>
	);
}
