import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../../platform/http/describe-error.ts";
import { Button } from "../../../ui/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { DialogPart } from "./DialogPart.tsx";
import type { DoingProps } from "./doing-props.ts";
import { useChangeShift } from "./use-change-shift.ts";
import { useTellBusy } from "./use-tell-busy.ts";

export function PutOnAgain({ shift, onBusy, onBack }: DoingProps) {
	const change = useChangeShift(t("Shift restored."), onBack);
	useTellBusy(change.isPending, onBusy);
	return (
		<DialogPart heading={t("Restore shift")} busy={change.isPending} onBack={onBack}>
			<p>{t("The shift can be booked again. People who were booked are told, and have to book again.")}</p>
			{change.error && (
				<Banner tone="failure">{errorMessage(change.error, t("Couldn’t save the change. Please try again."))}</Banner>
			)}
			<Button busy={change.isPending} onClick={() => change.mutate({ id: shift.id, off: null })}>
				{t("Restore shift")}
			</Button>
		</DialogPart>
	);
}
