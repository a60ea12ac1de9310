import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { listenerText, placeText, type Queue, waitText } from "./waiting-text.ts";

type WaitingProps = {
	readonly queue: Queue | null;
	/** Nobody can come for now, as is said beside it. */
	readonly paused: boolean;
};

const expectation = (queue: Queue | null) =>
	queue?.listeners === 0
		? t("The next listener on duty will see your message.")
		: t("A trained volunteer will be with you as soon as one is free.");

const numbers = ({ listeners, wait }: Queue) => `${listenerText(listeners)} ${waitText(wait)}`.trim();

/** While nobody has come yet: where one stands, and that one is expected. */
export function WaitingNotice({ queue, paused }: WaitingProps) {
	return (
		<section aria-label={t("Waiting")} className="mt-2 rounded-card bg-pine-wash px-4 py-3 text-pine-strong">
			<p role="status" className="font-semibold">
				{queue === null ? t("Your message has arrived.") : placeText(queue.ahead)}
			</p>
			{queue && !paused && <p>{numbers(queue)}</p>}
			<p className="mt-1">
				{t("Thank you for reaching out.")} {!paused && `${expectation(queue)} `}
				{t("You can keep writing while you wait. They’ll read all of it.")}
			</p>
		</section>
	);
}

/** The same in short, where the start of a longer chat is out of sight. */
export function WaitingLine({ queue, paused }: WaitingProps) {
	return (
		<section
			aria-label={t("Waiting")}
			className="border-t border-line bg-pine-wash px-4 py-2 text-base text-pine-strong"
		>
			<p role="status" className="font-semibold">
				{queue === null ? t("We’re finding someone for you.") : placeText(queue.ahead)}
			</p>
			{!paused && (
				<p>
					{queue && numbers(queue)} {expectation(queue)}
				</p>
			)}
		</section>
	);
}

/** The listener's line does not answer; maybe it comes back. */
export function LineNotice({ name }: { readonly name: string }) {
	return (
		<p role="status" className="border-t border-line bg-care-wash px-4 py-2 text-base text-care">
			{t(
				"{name}’s connection seems to have dropped. Please stay: if it isn’t back soon, we’ll find someone else for you. What you write is kept.",
				{ name },
			)}
		</p>
	);
}

type EndedNoticeProps = { readonly onStartFresh: () => void };

/** For the moment until the end screen is loaded, and where it cannot be. */
export function EndedNotice({ onStartFresh }: EndedNoticeProps) {
	return (
		<section aria-label={t("Chat ended")} className="border-t border-line bg-surface px-4 py-4 text-center">
			<h2 className="text-lg">{t("This chat has ended")}</h2>
			<Button className="mt-3" onClick={onStartFresh}>
				{t("Start a new chat")}
			</Button>
		</section>
	);
}
