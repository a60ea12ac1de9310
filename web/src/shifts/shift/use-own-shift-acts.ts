import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { showToast } from "../../ui/overlay/Toasts.tsx";
import { comeAfterAll, saveShift } from "../api.ts";
import { useShiftAct } from "../use-shift-act.ts";

/** What is done at once to a shift of one's own: `keep` ends the search for cover, `save` adds it to one's calendar. */
export const useOwnShiftActs = (shift: Pick<Shift, "id">) => {
	const keep = useShiftAct(comeAfterAll, {
		shift_id: shift.id,
		failed: t("Couldn’t save the change. Please try again."),
	});
	const save = useApiMutation(saveShift, {
		onError: (error) => showToast({ words: errorMessage(error, t("Couldn’t download the calendar entry.")) }),
	});
	return { keep, save };
};
