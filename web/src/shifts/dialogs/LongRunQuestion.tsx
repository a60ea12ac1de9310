import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";

/** Whether it was refused because it makes many hours in a row, and may be sent again by whoever is sure. */
export const isLongRun = (error: Error | null): boolean => error instanceof ApiFailure && error.code === "long_run";

export const longRunTitle = t("Many hours in a row?");
export const takeAnyway = t("Take it anyway");

/** `That makes 8 hours in a row.` */
export const longRunText = (error: Error | null): string =>
	errorMessage(error, t("That’s many hours in a row. You can still take it, if you’ll be rested enough."));

type LongRunQuestionProps = {
	/** Why the last answer was not taken. */
	readonly error: Error | null;
	/** What is sent again. */
	readonly busy: boolean;
	readonly onTake: () => void;
	readonly onCancel: () => void;
};

/** Asked where a place is taken without a dialog of its own. */
export function LongRunQuestion({ error, busy, onTake, onCancel }: LongRunQuestionProps) {
	return (
		<ConfirmDialog
			open={busy || isLongRun(error)}
			title={longRunTitle}
			confirm={takeAnyway}
			busy={busy}
			onConfirm={onTake}
			onCancel={onCancel}
		>
			<p role="alert">{longRunText(error)}</p>
		</ConfirmDialog>
	);
}
