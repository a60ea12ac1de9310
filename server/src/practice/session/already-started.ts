import { t } from "@warmline/contract/i18n";
import { nameOf } from "../../accounts/index.ts";
import { conflict, type HttpError } from "../../platform/errors.ts";
import type { NamedRoom } from "../queries.ts";

/** Says who was faster. */
export const alreadyStarted = (room: NamedRoom | undefined): HttpError =>
	conflict(
		"already_started",
		room?.partner
			? t("{name} is already playing the visitor in this practice.", { name: nameOf(room.partner) })
			: t("Someone is already playing the visitor in this practice."),
	);
