import { t } from "@warmline/contract/i18n";
import type { PracticeRoom } from "@warmline/contract/practice/practice";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { dateAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { useArrival } from "../../ui/navigation/arrival.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { learnerName, partnerName, type Seat } from "../room.ts";

type PracticeHeaderProps = {
	readonly room: PracticeRoom;
	readonly seat: Seat;
	readonly connected: boolean;
	/** Nothing else on the page takes focus when one comes. */
	readonly arrives: boolean;
	readonly practicePath: string;
	readonly onEnd: () => void;
};

/** Looks like no chat's header: nobody must take one for the other. */
export function PracticeHeader({ room, seat, connected, arrives, practicePath, onEnd }: PracticeHeaderProps) {
	const [ending, setEnding] = useState(false);
	const mayEnd = room.state === "running" && seat !== "watcher";
	const heading = headingOf(room, seat);
	return (
		<header className="flex flex-wrap items-center border-b-2 border-dashed border-attention bg-attention-wash px-2 pt-1 pb-2">
			<LinkButton to={practicePath} variant="quiet" aria-label={t("Back to the practice room")} className="px-2.5">
				<ArrowLeft aria-hidden="true" className="size-5" />
			</LinkButton>
			<div className="min-w-0 flex-1 px-1.5">
				{arrives ? <ArrivedAt heading={heading} /> : <h1 className={look}>{heading}</h1>}
			</div>
			{mayEnd && (
				<Button variant="quiet" className="shrink-0 px-3" disabled={!connected} onClick={() => setEnding(true)}>
					{t("End practice")}
				</Button>
			)}
			<p className="basis-full px-2.5 text-sm leading-snug text-attention-ink md:pl-15">{whoIsWho(room, seat)}</p>
			<ConfirmDialog
				open={ending}
				title={t("End this practice?")}
				confirm={t("End practice now")}
				cancel={t("Keep practising")}
				onCancel={() => setEnding(false)}
				onConfirm={() => {
					setEnding(false);
					onEnd();
				}}
			>
				{t("No more messages can be written. You both see all comments and the card, and can keep commenting.")}
			</ConfirmDialog>
		</header>
	);
}

const look = "text-lg wrap-anywhere";

function ArrivedAt({ heading }: { readonly heading: string }) {
	const ref = useArrival();
	return (
		<h1 ref={ref} tabIndex={-1} className={look}>
			{heading}
		</h1>
	);
}

const headingOf = (room: PracticeRoom, seat: Seat): string => {
	if (seat === "listener") return t("Practice with {name}", { name: partnerName(room) });
	return seat === "visitor"
		? t("Practice with {name}", { name: learnerName(room) })
		: t("Practice: {learner} with {partner}", { learner: learnerName(room), partner: partnerName(room) });
};

const whoIsWho = (room: PracticeRoom, seat: Seat): string => {
	if (room.state === "ended" && room.ended_at !== null) {
		return t("Ended {when}: {learner} listened, {partner} played the visitor.", {
			learner: learnerName(room),
			partner: partnerName(room),
			when: dateAndClock(room.ended_at),
		});
	}
	if (seat === "listener") {
		return t("{name} plays the visitor. No one here is a real visitor.", { name: partnerName(room) });
	}
	return seat === "visitor"
		? t("You play the visitor, {name} listens. No one here is a real visitor.", { name: learnerName(room) })
		: t("{learner} listens, {partner} plays the visitor. No one here is a real visitor.", {
				learner: learnerName(room),
				partner: partnerName(room),
			});
};
