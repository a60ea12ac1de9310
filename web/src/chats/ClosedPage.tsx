import { say } from "@warmline/contract/say";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Field } from "../ui/Field.tsx";
import { Page } from "../ui/Page.tsx";
import { Say } from "../ui/Say.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { CrisisLine } from "./CrisisLine.tsx";
import { nextOpening } from "./next-opening.ts";
import type { Door } from "./use-door.ts";
import type { Intake } from "./use-intake.ts";
import { useLeaveMessage } from "./use-leave-message.ts";

type ClosedPageProps = {
	/** Null when nobody can say any more. */
	readonly door: Door | null;
	readonly intake: Intake;
	readonly onOpen: () => void;
};

const why = (door: Door | null) => door?.reason ?? say("Nobody is here to listen right now.");

/** When the chat is closed: why, until when, who can help now, and a way to be written to. */
export function ClosedPage({ door, intake, onOpen }: ClosedPageProps) {
	const leaving = useLeaveMessage(intake);
	const form = useRef<HTMLFormElement>(null);
	const { draft, set } = intake;

	useEffect(() => {
		if (Object.keys(leaving.errors).length > 0) {
			form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
		}
	}, [leaving.errors]);

	return (
		<Page
			title={say("Contact")}
			heading={say("The chat is closed right now")}
			lead={
				<>
					<p>{why(door)}</p>
					{door?.next_open && (
						<p className="mt-1 font-semibold text-ink">
							{say("We open again {when}, your time.", { when: nextOpening(door.next_open) })}
						</p>
					)}
				</>
			}
		>
			{door?.open && (
				<Banner tone="success" className="mb-5">
					<p>{say("The chat is open again.")}</p>
					<Button className="mt-2" onClick={onOpen}>
						{say("Go to the chat form")}
					</Button>
				</Banner>
			)}
			<CrisisLine className="rounded-control bg-ember-wash px-4 py-3 text-base text-ember-ink" />
			<p className="mt-3 text-base">
				<Say
					text="Others are there at this hour: <centres>crisis and distress centres</centres>."
					parts={{
						centres: (words) => (
							<Link to="/Crisis" className="font-semibold text-pine underline">
								{words}
							</Link>
						),
					}}
				/>
			</p>
			{leaving.thanks === null ? (
				<form ref={form} noValidate onSubmit={leaving.submit} className="mt-8 flex flex-col gap-5">
					<div>
						<h2 className="text-2xl">{say("Leave a message")}</h2>
						<p className="mt-1 text-base text-soft">{say("A volunteer reads it and writes back to you by email.")}</p>
					</div>
					<Field label={say("Your message")} error={leaving.errors.message}>
						<TextArea
							name="message"
							rows={5}
							required
							autoComplete="off"
							value={draft.message}
							onChange={(event) => set("message", event.target.value)}
						/>
					</Field>
					<Field
						label={say("Email")}
						hint={say("Only if it is safe for you to get mail there: somebody else may read it with you.")}
						error={leaving.errors.email}
					>
						<TextInput
							type="email"
							name="email"
							required
							autoComplete="email"
							value={draft.email}
							onChange={(event) => set("email", event.target.value)}
						/>
					</Field>
					<Checkbox
						name="accept_terms"
						checked={draft.accept_terms}
						onChange={(event) => set("accept_terms", event.target.checked)}
						error={leaving.errors.accept_terms}
						label={say(
							"I accept the terms: this is not a crisis service, and what I write is kept until it is answered.",
						)}
					/>
					{leaving.failure && <Banner tone="failure">{leaving.failure}</Banner>}
					<div>
						<Button type="submit" busy={leaving.sending} busyText={say("Sending...")} className="w-full sm:w-auto">
							{say("Leave this message")}
						</Button>
					</div>
				</form>
			) : (
				<Banner tone="success" className="mt-8">
					{leaving.thanks}
				</Banner>
			)}
		</Page>
	);
}
