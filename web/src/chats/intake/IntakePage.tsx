import { t } from "@warmline/contract/i18n";
import { type FormEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useAddress } from "../../platform/routing/address.ts";
import { society } from "../../platform/society.ts";
import { clockTime, now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { lazyWithFallback } from "../../ui/feedback/lazy-with-fallback.ts";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { closingIn } from "../availability/closing.ts";
import type { OpeningStatus } from "../availability/known-opening-status.ts";
import { useOpeningStatus } from "../availability/use-opening-status.ts";
import { CrisisLine } from "../CrisisLine.tsx";
import { forgetOpenChat, keepOpenChat, openChatOfTab } from "../visitor/chat-in-tab.ts";
import { listenerText, othersText, waitText } from "../visitor/waiting-text.ts";
import { chatPath, closeUnused, openChatWindow, showChatIn, wantsOwnWindow } from "./chat-window.ts";
import { howLongKept } from "./how-long-kept.ts";
import { IntakeFields } from "./IntakeFields.tsx";
import { answersOtherwise } from "./spoken-languages.ts";
import { useIntake } from "./use-intake.ts";

const ChatInProgress = lazy(async () => ({ default: (await import("./ChatInProgress.tsx")).ChatInProgress }));
const loadClosed = () => import("../availability/ClosedPage.tsx");
const ClosedPage = lazy(async () => ({ default: (await loadClosed()).ClosedPage }));
const ClosedMeanwhile = lazyWithFallback(
	async () => (await loadClosed()).ClosedMeanwhile,
	() => null,
);

const termsSentence = t(
	"I accept the terms. I understand that this is not a crisis service, and that my IP address and location are shared with it for security and spam prevention.",
);

export function IntakePage() {
	const [, navigate] = useLocation();
	const form = useRef<HTMLFormElement>(null);
	const intake = useIntake(form);
	// The form was rendered ahead, and is there before anybody knows whether the chat is open.
	const { action } = useAddress();
	const { opening, asking, view, setView, refused } = useOpeningStatus(
		intake.touched,
		action === "first" ? "form" : null,
	);
	const [openChat, setOpenChat] = useState<string | null>(null);
	const [blocked, setBlocked] = useState(false);
	const [blockedUntil, setBlockedUntil] = useState<string>();
	const shown = useRef(view);
	const [instead, setInstead] = useState(false);
	if (shown.current !== view) {
		if (shown.current !== null) setInstead(true);
		shown.current = view;
	}

	useLayoutEffect(() => setOpenChat(openChatOfTab()), []);

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
		if (sent === "refused") return closeUnused(opened);
		if ("status" in sent) {
			closeUnused(opened);
			if (!sent.until) return refused(sent.nextOpen);
			setInstead(true);
			return setBlockedUntil(sent.until);
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

	if (blockedUntil || view === "closed") {
		return (
			<Suspense fallback={<Loading />}>
				<ClosedPage
					opening={opening}
					intake={intake}
					blockedUntil={blockedUntil}
					onOpen={() => {
						setBlockedUntil(undefined);
						setView("form");
					}}
				/>
				{instead && <FocusHeading />}
			</Suspense>
		);
	}
	return (
		<Page
			title={t("Contact")}
			heading={t("Talk with someone who listens")}
			lead={
				<>
					<p>
						{t(
							"Free, non-crisis emotional support by chat from trained volunteers: the {volunteers} of {society}. All we need is a message. Share as much or as little as you like.",
							{ volunteers: society.volunteers, society: society.name },
						)}
					</p>
					{answersOtherwise && <p className="mt-2">{answersOtherwise}</p>}
				</>
			}
		>
			{view === null ? (
				<Loading className="min-h-screen py-8 text-center text-soft">{t("One moment...")}</Loading>
			) : (
				// By its method a browser sends it nowhere by itself, so a press that comes before the script loses nothing.
				<form
					ref={form}
					method="dialog"
					autoComplete="off"
					noValidate
					onSubmit={submit}
					className="flex flex-col gap-5"
				>
					{instead && <FocusHeading />}
					<WithoutScripts />
					<WhoIsThere opening={opening} asking={asking} onLeaveMessage={() => setView("closed")} />
					<IntakeFields draft={intake.draft} errors={intake.errors} set={intake.set} early={asking} />
					<Checkbox
						name="accept_terms"
						checked={intake.draft.accept_terms}
						onChange={(event) => intake.set("accept_terms", event.target.checked)}
						error={intake.errors.accept_terms}
						label={termsSentence}
					/>
					<p className="-mt-3 text-base text-soft">{howLongKept(opening?.keep_days ?? null)}</p>
					{intake.failure && <Banner tone="failure">{intake.failure}</Banner>}
					<div>
						<Button
							type="submit"
							busy={intake.sending}
							busyText={t("Sending...")}
							disabled={!intake.draft.accept_terms}
							className="w-full sm:w-auto"
						>
							{t("Submit to Chat")}
						</Button>
					</div>
					<CrisisLine className="rounded-control bg-attention-wash px-4 py-3 text-base text-attention-ink" />
					<p className="text-base text-soft [&_a]:underline">
						<Trans
							text="Our listeners are volunteers who follow our <competencies>Core Competencies</competencies> and a <ethics>Code of Ethics</ethics>. Read the <terms>terms</terms> and <kept>what we keep</kept>."
							parts={{
								competencies: (words) => <Link to="/CoreCompetencies">{words}</Link>,
								ethics: (words) => <Link to="/CodeOfEthics">{words}</Link>,
								terms: (words) => <Link to="/Terms">{words}</Link>,
								kept: (words) => <Link to="/Privacy">{words}</Link>,
							}}
						/>
					</p>
				</form>
			)}
		</Page>
	);
}

/** One page has taken the place of the other, and what was pressed is gone. */
function FocusHeading() {
	useEffect(() => {
		if (document.activeElement === document.body) document.querySelector("h1")?.focus();
	}, []);
	return null;
}

/** The page was rendered ahead, and what stands in it is all there is. */
function WithoutScripts() {
	return (
		<noscript>
			<p className={box}>{t("This form can’t be sent without JavaScript. Please call or text instead.")}</p>
		</noscript>
	);
}

/** As high before somebody has answered as it mostly is afterwards. */
const box = "rounded-control bg-pine-wash px-4 py-3 text-base text-pine-strong max-sm:min-h-18";

/** Who is there, and how long it may take, as far as somebody knows. */
function WhoIsThere({
	opening,
	asking,
	onLeaveMessage,
}: {
	readonly opening: OpeningStatus | null;
	readonly asking: boolean;
	readonly onLeaveMessage: () => void;
}) {
	if (asking) {
		return <p className={`${box} noscript:hidden`}>{t("You can start writing. We’re checking who’s here.")}</p>;
	}
	if (opening === null) return null;
	if (!opening.open) {
		return (
			<Suspense fallback={null}>
				<ClosedMeanwhile opening={opening} onLeaveMessage={onLeaveMessage} />
			</Suspense>
		);
	}
	const nobody = opening.listeners_available === 0;
	const closesSoon = opening.closes_at !== null && closingIn(Date.parse(opening.closes_at), now()) !== null;
	return (
		<p className={box}>
			<strong>{listenerText(opening.listeners_available)}</strong>{" "}
			{nobody && `${t("The next listener on duty will see your message.")} `}
			{othersText(opening.waiting)} {waitText(opening.wait)}
			{closesSoon && opening.closes_at !== null && (
				<span className="mt-1 block">
					{t("If no one is free before we close at {time}, we’ll show you who else is open.", {
						time: clockTime(opening.closes_at),
					})}
				</span>
			)}
		</p>
	);
}
