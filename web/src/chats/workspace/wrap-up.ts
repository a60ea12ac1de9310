import { say } from "@warmline/contract/say";
import type { Heard } from "../desk/supervision.ts";

/** Who ended a chat, for him who had it. */
export const howItEnded = ({ by, how }: Pick<Heard<"wrap_up_due">, "by" | "how">): string => {
	if (how === "left_quickly") return say("The visitor left quickly.");
	if (how === "idle") return say("It closed automatically after a time without messages.");
	return by === "user"
		? say("The visitor ended it.")
		: by === "agent"
			? say("It was ended here.")
			: say("It closed automatically.");
};
