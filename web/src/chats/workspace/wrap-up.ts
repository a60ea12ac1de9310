import { t } from "@warmline/contract/i18n";
import type { Heard } from "../store/supervision.ts";

/** Who ended a chat, for them who had it. */
export const howItEnded = ({ by, how }: Pick<Heard<"wrap_up_due">, "by" | "how">): string => {
	if (how === "left_quickly") return t("The visitor left quickly.");
	if (how === "idle") return t("It timed out after a period without messages.");
	return by === "user" ? t("The visitor ended it.") : by === "agent" ? t("You ended it.") : t("It timed out.");
};
