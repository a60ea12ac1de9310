import { say } from "@warmline/contract/say";
import type { Place } from "@warmline/contract/shifts/shift";
import { sentenceOf } from "../platform/failure.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { takePlaceOf } from "./api.ts";
import type { ShiftDialogProps } from "./asked.ts";
import { shortWhen } from "./shift-words.ts";
import { useShiftAct } from "./use-shift-act.ts";

export function TakeDialog({ shift, place, zone, onClose }: ShiftDialogProps & { readonly place: Place }) {
	const { mutate, isPending, error } = useShiftAct(takePlaceOf);
	return (
		<ConfirmDialog
			open
			title={say("Come in the place of {name}?", { name: place.name })}
			confirm={say("Take the place")}
			busy={isPending}
			failure={error ? sentenceOf(error, say("The place could not be taken. Please try again.")) : undefined}
			onConfirm={() => mutate({ id: shift.id, member_id: place.member_id }, { onSuccess: onClose })}
			onCancel={onClose}
		>
			<p className="font-semibold text-ink">{shortWhen(shift, zone)}</p>
			<p className="mt-2">
				{place.part === "supervisor"
					? say("You would supervise this shift. {name} is told.", { name: place.name })
					: say("You would listen in this shift. {name} is told.", { name: place.name })}
			</p>
		</ConfirmDialog>
	);
}
