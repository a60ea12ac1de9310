import * as z from "zod/mini";
import { isAgent, type Role } from "../accounts/roles.ts";
import { t } from "../i18n.ts";

/** Of a role that is given together with the day since which it counts. Trainees are certified when they have been trained. */
export const onlyAgentsAreCertified = z.refine<{ role: Role; certified_since?: string | null | undefined }>(
	({ role, certified_since }) => !certified_since || isAgent(role),
	{ path: ["certified_since"], error: t("Only listeners, supervisors and directors are certified.") },
);
