import { say } from "@warmline/contract/say";
import type { Heard } from "./supervision.ts";

/** Who ended a chat, for him who had it. */
export const howItEnded = ({ by, how }: Pick<Heard<"wrap_up_due">, "by" | "how">): string => {
	if (how === "left_quickly") return say("The visitor left quickly.");
	if (how === "idle") return say("It ended because nobody wrote any more.");
	return by === "user"
		? say("The visitor ended it.")
		: by === "agent"
			? say("It was ended here.")
			: say("It ended by itself.");
};
