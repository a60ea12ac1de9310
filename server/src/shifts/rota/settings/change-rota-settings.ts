import type { BodyOf } from "@warmline/contract/calls";
import { type changeRotaSettings, type RotaSettings, rotaSettings } from "@warmline/contract/shifts/rota-calls";
import * as z from "zod/mini";
import type { MemberRow } from "../../../accounts/index.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { changeRota } from "../change-rota.ts";
import { planWeeks } from "../plan-ahead.ts";
import { writeRotaSettings } from "./settings-queries.ts";

const names = z.keyof(rotaSettings).options;

/** What is named changes, the rest stays. */
export const changeHowBookingGoes = (
	context: ShiftContext,
	director: MemberRow,
	changes: BodyOf<typeof changeRotaSettings>,
): Promise<RotaSettings> =>
	changeRota(context, director, async (work, before, audit) => {
		const after = rotaSettings.parse({ ...before, ...changes });
		const changed = names
			.filter((setting) => before[setting] !== after[setting])
			.map((setting) => ({ setting, before: before[setting], after: after[setting] }));
		if (changed.length === 0) return after;
		const written = await writeRotaSettings(work.tx, after);
		await planWeeks(context, work, written);
		await audit({ change: "settings", changes: changed });
		return after;
	});
