import { say } from "@warmline/contract/say";

export const applyLinks = [
	{ to: "/ApplyListener", label: say("Listener") },
	{ to: "/ApplySupervisor", label: say("Supervisor") },
	{ to: "/ApplyPlacement", label: say("Placement") },
] as const;
