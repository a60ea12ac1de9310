import { say } from "@warmline/contract/say";
import type { Heard } from "../store/supervision.ts";

/** Who ended a chat, for them who had it. */
export const howItEnded = ({ by, how }: Pick<Heard<"wrap_up_due">, "by" | "how">): string => {
	if (how === "left_quickly") return say("The visitor left quickly.");
	if (how === "idle") return say("It timed out after a period without messages.");
	return by === "user" ? say("The visitor ended it.") : by === "agent" ? say("You ended it.") : say("It timed out.");
};
