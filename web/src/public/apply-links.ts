export const applyLinks = [
	{ to: "/ApplyListener", label: "Listener" },
	{ to: "/ApplySupervisor", label: "Supervisor" },
	{ to: "/ApplyPlacement", label: "Placement" },
] as const;
