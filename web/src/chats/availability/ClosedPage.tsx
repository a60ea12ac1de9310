import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { CrisisLine } from "../CrisisLine.tsx";
import { LeaveMessageForm } from "../intake/LeaveMessageForm.tsx";
import type { Intake } from "../intake/use-intake.ts";
import { BlockedPage } from "./BlockedPage.tsx";
import type { OpeningStatus } from "./known-opening-status.ts";
import { mayOpenSoon } from "./may-open-soon.ts";
import { nextOpening } from "./next-opening.ts";
import { OtherServices } from "./OtherServices.tsx";
import { whyClosed } from "./why-closed.ts";

type ClosedPageProps = {
	/** Null when nobody can say any more. */
	readonly opening: OpeningStatus | null;
	readonly intake: Intake;
	/** Where this connection is blocked. */
	readonly blockedUntil: string | undefined;
	readonly onOpen: () => void;
};

/** Why the chat is closed, and until when as far as it is known. */
function WhyClosed({ opening }: Pick<ClosedPageProps, "opening">) {
	return (
		<>
			<p>{whyClosed(opening)}</p>
			{opening?.next_open && (
				<p className="mt-1 font-semibold text-ink">
					{mayOpenSoon(opening.why)
						? t("If no one is free before then, we open again {when} (your time).", {
								when: nextOpening(opening.next_open),
							})
						: t("We open again {when} (your time).", { when: nextOpening(opening.next_open) })}
				</p>
			)}
		</>
	);
}

/** The chat closed while its form was being filled in. */
export function ClosedMeanwhile({
	opening,
	onLeaveMessage,
}: {
	readonly opening: OpeningStatus;
	readonly onLeaveMessage: () => void;
}) {
	return (
		<Banner tone="warning">
			<p>{t("The chat closed while you were writing. What you typed is still here.")}</p>
			<WhyClosed opening={opening} />
			<CrisisLine className="mt-1" />
			<Button variant="secondary" className="mt-2" onClick={onLeaveMessage}>
				{t("Send it as a message instead")}
			</Button>
		</Banner>
	);
}

/** When nobody can ask here, or the chat is closed: why, until when, who can help now, and a way to be written to. */
export function ClosedPage({ opening, intake, blockedUntil, onOpen }: ClosedPageProps) {
	if (blockedUntil) return <BlockedPage until={blockedUntil} onBack={onOpen} />;
	return (
		<Page
			title={t("Contact")}
			heading={opening?.open ? t("Talk with someone who listens") : t("Chat is closed right now")}
			lead={!opening?.open && <WhyClosed opening={opening} />}
		>
			{opening?.open && (
				<Banner tone="success" className="mb-5">
					<p>{t("Chat is open again.")}</p>
					<Button className="mt-2" onClick={onOpen}>
						{t("Go to the chat form")}
					</Button>
				</Banner>
			)}
			<CrisisLine className="rounded-control bg-attention-wash px-4 py-3 text-base text-attention-ink" />
			<p className="mt-3 text-base">
				<OtherServices />
			</p>
			{opening?.why !== "not_open" && (
				<LeaveMessageForm intake={intake} keepDays={opening?.keep_days} className="mt-8" />
			)}
		</Page>
	);
}
