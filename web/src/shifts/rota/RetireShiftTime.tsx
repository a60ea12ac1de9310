import { say } from "@warmline/contract/say";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { Banner } from "../../ui/Banner.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { failedAct } from "./failed-act.ts";
import { endShiftTime } from "./rota-api.ts";
import { hoursWords } from "./rota-words.ts";
import { useRotaAct } from "./use-rota-act.ts";

type RetireShiftTimeProps = { readonly time: ShiftTime; readonly onClose: () => void };

/** Where people have booked, the server says first whom it concerns. */
export function RetireShiftTime({ time, onClose }: RetireShiftTimeProps) {
	const { mutate, isPending, error, variables } = useRotaAct(
		endShiftTime,
		say("There are no more shifts at this time."),
		onClose,
	);
	const { warning, failure } = failedAct(error, []);
	// While it is sent anew, the question that was answered stays.
	const tell = warning !== undefined || (isPending && variables.tell);
	return (
		<ConfirmDialog
			open
			title={say("Retire {times}?", { times: hoursWords(time) })}
			confirm={tell ? say("Retire it and tell them") : say("Retire it")}
			danger
			busy={isPending}
			failure={failure}
			onConfirm={() => mutate({ id: time.id, tell })}
			onCancel={onClose}
		>
			<p>{say("There are no more shifts at this time, on no day. What has been is kept.")}</p>
			{warning && (
				<Banner tone="warning" className="mt-4">
					{warning}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
