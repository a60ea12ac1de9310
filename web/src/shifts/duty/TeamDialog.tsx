import type { OnDuty } from "@warmline/contract/chats/presence";
import { t } from "@warmline/contract/i18n";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import { type ReactNode, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { clockTime, dayAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { CloseShiftForm } from "./CloseShiftForm.tsx";
import { sendSpokenWith } from "./duty-api.ts";
import { partNames } from "./duty-text.ts";
import { useDutyAct } from "./use-duty-act.ts";

type TeamDialogProps = {
	readonly duty: Duty;
	readonly onDuty: readonly OnDuty[];
	readonly meId: string;
	readonly onClose: () => void;
};

/** The shift as a supervisor looks after it: who is there, who is not, who needs a talk, and its end. */
export function TeamDialog({ duty, onDuty, meId, onClose }: TeamDialogProps) {
	const { runs, debriefs, to_close, to_read } = duty;
	const [busy, setBusy] = useState(false);
	// What somebody else has closed meanwhile stays in sight with the words that are typed about it.
	const [seen, setSeen] = useState(to_close);
	const added = to_close.filter(({ id }) => seen.every((one) => one.id !== id));
	if (added.length > 0) setSeen([...seen, ...added]);
	const [closed, setClosed] = useState<readonly string[]>([]);
	const closing = seen.filter(({ id }) => !closed.includes(id));
	const close = (closedId: string) => {
		setClosed([...closed, closedId]);
		if (closing.every(({ id }) => id === closedId)) onClose();
	};
	const title = runs ? t("Shift until {time}", { time: clockTime(runs.ends_at) }) : t("After your shift");
	return (
		<Dialog open onClose={onClose} title={title} busy={busy} holdsWords={closing.length > 0}>
			<div className="space-y-6">
				{runs && <Manned runs={runs} onDuty={onDuty} meId={meId} />}
				{(debriefs.length > 0 || !runs) && <Debriefs debriefs={debriefs} meId={meId} />}
				{closing.map((shift) => (
					<CloseShiftForm
						key={shift.id}
						shift={shift}
						handsOver={debriefs.some(({ shift_id }) => shift_id === shift.id)}
						byOther={to_close.every(({ id }) => id !== shift.id)}
						onBusy={setBusy}
						// What is typed about another shift stays.
						onClosed={() => close(shift.id)}
					/>
				))}
				{to_read.length > 0 && <ToRead all={to_read} meId={meId} />}
				<div className="flex justify-end">
					<Button variant="secondary" disabled={busy} onClick={onClose}>
						{t("Back to the chats")}
					</Button>
				</div>
			</div>
		</Dialog>
	);
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
	return (
		<section>
			<h3 className="text-lg">{heading}</h3>
			{children}
		</section>
	);
}

type MannedProps = {
	readonly runs: NonNullable<Duty["runs"]>;
	readonly onDuty: readonly OnDuty[];
	readonly meId: string;
};

/** In the order of the shift; who is on duty without it comes after. */
const peopleOf = ({ runs, onDuty }: Pick<MannedProps, "runs" | "onDuty">) => [
	...runs.on_duty.map(({ id, name, part, since }) => ({
		id,
		name,
		what: t("{part}, since {time}", { part: partNames[part], time: clockTime(since) }),
		connected: onDuty.find((one) => one.id === id)?.connected ?? false,
	})),
	...onDuty
		.filter(({ id }) => runs.on_duty.every((one) => one.id !== id))
		.map(({ id, name, connected }) => ({ id, name, what: t("Not on a shift"), connected })),
];

function Manned({ runs, onDuty, meId }: MannedProps) {
	const people = peopleOf({ runs, onDuty });
	return (
		<>
			<Part heading={t("On duty")}>
				{people.length === 0 && <Empty className="mt-1 text-soft">{t("No one has checked in yet.")}</Empty>}
				<ul className="divide-y divide-line">
					{people.map((one) => (
						<li key={one.id} className="flex items-center justify-between gap-3 py-2">
							<span className="min-w-0">
								<span className="font-semibold wrap-anywhere">
									{one.id === meId ? t("{name} (you)", { name: one.name }) : one.name}
								</span>
								<span className="block text-sm text-soft">{one.what}</span>
							</span>
							{one.connected ? <Badge look="good">{t("Here")}</Badge> : <Badge look="care">{t("Not here")}</Badge>}
						</li>
					))}
				</ul>
			</Part>
			{runs.missing.length > 0 && (
				<Part heading={t("Not checked in")}>
					<ul className="divide-y divide-line">
						{runs.missing.map((one) => (
							<li key={one.id} className="py-2">
								<span className="font-semibold wrap-anywhere">{one.name}</span>
								<span className="block text-sm text-soft">{partNames[one.part]}</span>
							</li>
						))}
					</ul>
					<LinkButton to={`/${meId}/shift-manager/coverage?shift=${runs.id}`} variant="secondary" className="mt-2">
						{t("Find cover")}
					</LinkButton>
				</Part>
			)}
		</>
	);
}

type DebriefsProps = { readonly debriefs: Duty["debriefs"]; readonly meId: string };

function Debriefs({ debriefs, meId }: DebriefsProps) {
	const speaking = useDutyAct(sendSpokenWith, () => undefined);
	return (
		<Part heading={t("Debriefs")}>
			{debriefs.length > 0 && (
				<p className="text-sm text-soft">
					{t("These members had a hard shift. Please talk with each of them before you close it.")}
				</p>
			)}
			{debriefs.length === 0 && <Empty className="mt-1 text-soft">{t("No debriefs waiting.")}</Empty>}
			{speaking.error && (
				<Banner tone="failure" className="mt-2">
					{errorMessage(speaking.error, t("Couldn’t save this. Please try again."))}
				</Banner>
			)}
			<ul className="divide-y divide-line">
				{debriefs.map((one) => (
					<li key={`${one.shift_id} ${one.id}`} className="py-3">
						<p className="font-semibold wrap-anywhere">
							{one.id === meId ? t("{name} (you)", { name: one.name }) : one.name}
						</p>
						<p className="text-sm text-soft">
							{t("{part}, shift of {when}", { part: partNames[one.part], when: dayAndClock(one.shift_datetime) })}
						</p>
						{one.words !== null && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{one.words}</p>}
						{one.id === meId ? (
							<p className="mt-1 text-sm text-soft">{t("Another supervisor will talk with you.")}</p>
						) : (
							<Button
								variant="secondary"
								className="mt-2"
								aria-label={t("Done: debrief with {name}", { name: one.name })}
								busy={speaking.isPending && speaking.variables.member_id === one.id}
								onClick={() => speaking.mutate({ shift_id: one.shift_id, member_id: one.id })}
							>
								{t("Done")}
							</Button>
						)}
					</li>
				))}
			</ul>
		</Part>
	);
}

type LeftWords = Duty["to_read"][number];

const whoLeft = ({ about, name, id }: LeftWords, meId: string): string => {
	if (name === null) return t("Someone who has left");
	if (id === meId) return t("{name} (you)", { name });
	return about === "closing" ? t("{name}, who closed it", { name }) : name;
};

function ToRead({ all, meId }: { readonly all: readonly LeftWords[]; readonly meId: string }) {
	return (
		<Part heading={t("Handover notes")}>
			<p className="text-sm text-soft">{t("What people said after shifts in the last seven days.")}</p>
			<ul className="divide-y divide-line">
				{all.map((one) => (
					<li key={`${one.about} ${one.shift_id} ${one.at} ${one.id}`} className="py-3">
						<p className="font-semibold wrap-anywhere">{whoLeft(one, meId)}</p>
						<p className="text-sm text-soft">{t("Shift of {when}", { when: dayAndClock(one.shift_datetime) })}</p>
						<p className="mt-1 whitespace-pre-wrap wrap-anywhere">{one.words}</p>
					</li>
				))}
			</ul>
		</Part>
	);
}
