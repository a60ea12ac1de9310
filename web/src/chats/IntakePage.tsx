import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { society } from "../platform/society.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Page } from "../ui/Page.tsx";
import { CrisisLine } from "./CrisisLine.tsx";
import { forgetOpenChat, keepOpenChat, openChatOfTab } from "./chat-in-tab.ts";
import { chatPath, closeUnused, openChatWindow, showChatIn, wantsOwnWindow } from "./chat-window.ts";
import { IntakeFields } from "./IntakeFields.tsx";
import { type Door, useDoor } from "./use-door.ts";
import { useIntake } from "./use-intake.ts";
import { listenerWords, othersWords, waitWords } from "./waiting-words.ts";

const ChatInProgress = lazy(async () => ({ default: (await import("./ChatInProgress.tsx")).ChatInProgress }));
const ClosedPage = lazy(async () => ({ default: (await import("./ClosedPage.tsx")).ClosedPage }));

const termsSentence =
	"I accept the terms: this is not a crisis service, and my IP address and location are shared with it for security and spam prevention.";

export function IntakePage() {
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const intake = useIntake();
	const { door, view, setView, ask } = useDoor(intake.touched);
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
		const sent = await intake.send();
		if (typeof sent === "string") {
			closeUnused(opened);
			if (sent !== "closed") return;
			void ask();
			return setView("closed");
		}
		keepOpenChat(sent.chatId);
		if (!ownWindow) return navigate(chatPath(sent.chatId));
		setBlocked(!showChatIn(opened, sent.chatId));
		setOpenChat(sent.chatId);
	};

	if (openChat !== null) {
		return (
			<Suspense fallback={<Loading />}>
				<ChatInProgress
					chatId={openChat}
					blocked={blocked}
					onOpenWindow={() => setBlocked(!showChatIn(openChatWindow(), openChat))}
					onLeave={() => {
						forgetOpenChat(openChat);
						setOpenChat(null);
					}}
				/>
			</Suspense>
		);
	}

	if (view === "closed") {
		return (
			<Suspense fallback={<Loading />}>
				<ClosedPage door={door} intake={intake} onOpen={() => setView("form")} />
			</Suspense>
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
			{view === null ? (
				<Loading>One moment...</Loading>
			) : (
				<form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
					<DoorLine door={door} onLeaveMessage={() => setView("closed")} />
					<IntakeFields draft={intake.draft} errors={intake.errors} set={intake.set} />
					<Checkbox
						name="accept_terms"
						checked={intake.draft.accept_terms}
						onChange={(event) => intake.set("accept_terms", event.target.checked)}
						error={intake.errors.accept_terms}
						label={termsSentence}
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
					<p className="text-base text-soft [&_a]:underline">
						Our listeners are volunteers who follow our <Link to="/CoreCompetencies">Core Competencies</Link> and a{" "}
						<Link to="/CodeOfEthics">Code of Ethics</Link>. Here are the <Link to="/Terms">terms</Link>, and{" "}
						<Link to="/Privacy">what we keep</Link>.
					</p>
				</form>
			)}
		</Page>
	);
}

/** Who is there, and how long it may take, as far as somebody knows. */
function DoorLine({ door, onLeaveMessage }: { readonly door: Door | null; readonly onLeaveMessage: () => void }) {
	if (door === null) return null;
	if (!door.open) {
		return (
			<Banner tone="warning">
				<p>The chat has closed while you were writing. What you typed is still here.</p>
				<Button variant="secondary" className="mt-2" onClick={onLeaveMessage}>
					Leave it as a message
				</Button>
			</Banner>
		);
	}
	const nobody = door.listeners_available === 0;
	return (
		<p className="rounded-control bg-pine-wash px-4 py-3 text-base text-pine-strong">
			<strong>{listenerWords(door.listeners_available)}</strong>{" "}
			{nobody && "Somebody will see your message when they come. "}
			{othersWords(door.waiting)} {waitWords(door.wait)}
		</p>
	);
}
