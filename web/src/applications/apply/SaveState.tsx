import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { ApiFailure } from "../../platform/http/failure.ts";
import { classNames } from "../../ui/class-names.ts";
import type { DraftState } from "../drafts/draft.ts";

type Saved = Pick<DraftState<unknown>, "saving" | "failure" | "keptHere">;

/** Anything but a lost connection: the person, and not the line, has to do something. */
const isRefusal = (failure: unknown): failure is ApiFailure =>
	failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 429;

const hasNoAnswer = (failure: unknown): boolean => failure instanceof ApiFailure && failure.status === 0;

const unsavedText = ({ failure, keptHere }: Saved): string => {
	if (isRefusal(failure)) return failure.message === "" ? t("Not saved yet.") : failure.message;
	if (hasNoAnswer(failure)) {
		return keptHere
			? t("Not saved yet: you’re offline. Your answers are kept on this device and will be sent when you reconnect.")
			: t("Not saved yet: you’re offline. Please leave this page open.");
	}
	return keptHere
		? t("Not saved yet. Your answers are kept on this device, and we’ll try again.")
		: t("Not saved yet. Please leave this page open.");
};

/**
 * A quiet line that stays in sight once something was written. It is read out when it turns from saved to not saved
 * and back, and not at every word.
 */
export function SaveState(props: Saved) {
	const failed = props.saving === "failed";
	const [written, setWritten] = useState(false);
	if (!written && props.saving !== "saved") setWritten(true);
	return (
		<p
			className={classNames(
				"sticky bottom-2 z-10 ml-auto w-fit rounded-control border border-line bg-surface px-3 py-1 text-[0.9em] shadow-card",
				failed ? "font-medium text-care" : "text-soft",
				// It keeps its room: nothing moves under who begins to write.
				!written && "invisible",
			)}
		>
			<span role="status" className={props.saving === "saving" ? "sr-only" : undefined}>
				{failed ? unsavedText(props) : t("Saved")}
			</span>
			{props.saving === "saving" && <span aria-hidden="true">{t("Saving...")}</span>}
		</p>
	);
}
