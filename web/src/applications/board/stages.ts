import type { ApplicationStatus } from "@warmline/contract/applications/calls";

/** The columns of the board: who is accepted is in training until they are certified. */
export const boardStages = ["draft", "submitted", "asked", "training", "certified", "declined"] as const;
export type BoardStage = (typeof boardStages)[number];

type Asked = {
	readonly status: ApplicationStatus;
	readonly certified?: boolean;
	/** Where somebody waits for a promised time, the earliest stands first. */
	readonly order: "newest" | "due";
};

/** How the server is asked for a stage. */
export const stageAsked: Readonly<Record<BoardStage, Asked>> = {
	draft: { status: "draft", order: "newest" },
	submitted: { status: "submitted", order: "due" },
	asked: { status: "asked", order: "due" },
	training: { status: "accepted", certified: false, order: "due" },
	certified: { status: "accepted", certified: true, order: "newest" },
	declined: { status: "declined", order: "newest" },
};

export const stageOf = (status: ApplicationStatus, certified: boolean): BoardStage => {
	if (status !== "accepted") return status;
	return certified ? "certified" : "training";
};

type StageCount = { readonly count: number; readonly more: boolean };
/** How many are in each stage; undefined until it is known. */
export type StageCounts = Readonly<Record<BoardStage, StageCount | undefined>>;

/** Where a director has something to do comes first. */
const openedFirst = ["submitted", "training", "asked", "draft", "certified", "declined"] as const;

/** What a phone shows, where nobody has chosen: the first stage that has somebody, or may have for all that is known. */
export const stageToOpen = (counts: StageCounts): BoardStage =>
	openedFirst.find((stage) => counts[stage]?.count !== 0) ?? "submitted";
