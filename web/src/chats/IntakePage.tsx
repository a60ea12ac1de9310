import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { society } from "../platform/society.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Page } from "../ui/Page.tsx";
import { ChatInProgress } from "./ChatInProgress.tsx";
import { CrisisLine } from "./CrisisLine.tsx";
import { forgetOpenChat, keepOpenChat, openChatOfTab } from "./chat-in-tab.ts";
import { chatPath, closeUnused, openChatWindow, showChatIn, wantsOwnWindow } from "./chat-window.ts";
import { IntakeFields } from "./IntakeFields.tsx";
import { useIntake } from "./use-intake.ts";

export function IntakePage() {
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const intake = useIntake();
	const [openChat, setOpenChat] = useState(openChatOfTab);
	const [blocked, setBlocked] = useState(false);

	// Who is told that something is wrong is also taken to it.
	useEffect(() => {
		if (Object.keys(intake.errors).length === 0 || intake.sending) return;
		const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid='true']");
		if (wrong && document.activeElement?.closest("form") !== form.current) wrong.focus();
	}, [intake.errors, intake.sending]);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (intake.sending || !intake.draft.accept_terms) return;
		if (!intake.check()) {
			if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
			return;
		}
		const ownWindow = wantsOwnWindow();
		const opened = ownWindow ? openChatWindow() : null;
		const chatId = await intake.send();
		if (chatId === null) return closeUnused(opened);
		keepOpenChat(chatId);
		if (!ownWindow) return navigate(chatPath(chatId));
		setBlocked(!showChatIn(opened, chatId));
		setOpenChat(chatId);
	};

	if (openChat !== null) {
		return (
			<ChatInProgress
				chatId={openChat}
				blocked={blocked}
				onOpenWindow={() => setBlocked(!showChatIn(openChatWindow(), openChat))}
				onLeave={() => {
					forgetOpenChat();
					setOpenChat(null);
				}}
			/>
		);
	}

	return (
		<Page
			title="Contact"
			heading="Talk with somebody who listens"
			lead={
				<p>
					Free, non-crisis emotional support by chat, with trained volunteers: the {society.volunteers} of{" "}
					{society.name}. Only your message is needed; tell as much or as little as you like.
				</p>
			}
		>
			<form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
				<IntakeFields draft={intake.draft} errors={intake.errors} set={intake.set} />
				<Checkbox
					name="accept_terms"
					checked={intake.draft.accept_terms}
					onChange={(event) => intake.set("accept_terms", event.target.checked)}
					error={intake.errors.accept_terms}
					label="I accept the terms: this is not a crisis service, and my IP address and location are shared with it for security and spam prevention."
				/>
				{intake.failure && <Banner tone="failure">{intake.failure}</Banner>}
				<div>
					<Button
						type="submit"
						busy={intake.sending}
						busyText="Sending..."
						disabled={!intake.draft.accept_terms}
						className="w-full sm:w-auto"
					>
						Submit to Chat
					</Button>
				</div>
				<CrisisLine className="rounded-control bg-ember-wash px-4 py-3 text-base text-ember-ink" />
				<p className="text-base text-soft">
					Our listeners are volunteers who follow our Core Competencies and a Code of Ethics.
				</p>
			</form>
		</Page>
	);
}
