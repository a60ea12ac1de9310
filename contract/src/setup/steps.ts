/**
 * What a director does before an installation opens to visitors. `society`: the name and the addresses are no longer
 * those of the example. `appearance`: the colors and the logo. `languages`: those in which listeners answer. `region`: where it is, and by which clocks. `door`: when the chat is open. `people`: somebody
 * who listens. `privacy`: what listeners see of visitors, and how long chats are kept.
 */
export const setupSteps = [
	"society",
	"appearance",
	"region",
	"languages",
	"crisis_lines",
	"door",
	"shift_times",
	"people",
	"privacy",
	"texts",
	"email",
	"backup",
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const isSetupStep = (name: string): name is SetupStep => setupSteps.some((step) => step === name);

/** What a director says of a step: that it is right as it is, or that it can wait. */
export const setupMarks = ["confirmed", "not_now"] as const;
export type SetupMark = (typeof setupMarks)[number];

/** Nothing but somebody's look tells that these are right. */
export const confirmedSteps: readonly SetupStep[] = [
	...(["appearance", "region", "languages", "crisis_lines", "door", "people", "privacy", "texts"] as const),
];

/** They may wait until after the opening. */
export const optionalSteps: readonly SetupStep[] = ["appearance", "languages", "privacy", "texts", "email", "backup"];

export const mayMark = (step: SetupStep, mark: SetupMark): boolean =>
	(mark === "confirmed" ? confirmedSteps : optionalSteps).includes(step);

/** Days after which a backup is too old to show that backups are made. */
export const backupDays = 3;
