import type { Heard } from "./supervision.ts";

/** Who ended a chat, for him who had it. */
export const howItEnded = ({ by, how }: Pick<Heard<"wrap_up_due">, "by" | "how">): string => {
	if (how === "left_quickly") return "The visitor left quickly.";
	if (how === "idle") return "It ended because nobody wrote any more.";
	return by === "user" ? "The visitor ended it." : by === "agent" ? "It was ended here." : "It ended by itself.";
};
