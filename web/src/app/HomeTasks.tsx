import { useApplicationsToDecide } from "../applications/board/use-applications-to-decide.ts";
import { useWaitingBlocks } from "../blocks/use-waiting-blocks.ts";
import { useAgent } from "../chats/store/AgentProvider.tsx";
import { type Task, Tasks } from "../members/home/Tasks.tsx";
import {
	applicationsToDecide,
	blocksToDecide,
	debriefsToClaim,
	reportsToDecide,
	stepsToOpen,
} from "../members/home/task-text.ts";
import { useWaitingReports } from "../moderation/use-waiting-reports.ts";
import { useSession } from "../platform/session.ts";
import { useStepsLeft } from "../setup/use-steps-left.ts";

/** What waits for a supervisor's decision, collected from the features that know of it. */
export function HomeTasks() {
	const session = useSession();
	const reports = useWaitingReports();
	const blocks = useWaitingBlocks();
	const debriefs = useAgent()?.debriefs.waiting.length ?? 0;
	const applications = useApplicationsToDecide();
	const steps = useStepsLeft();
	if (!session) return null;
	const tasks: readonly (Task & { readonly count: number })[] = [
		{ path: "follow-ups", count: debriefs, words: debriefsToClaim(debriefs) },
		{ path: "blocks", count: blocks, words: blocksToDecide(blocks) },
		{ path: "moderation", count: reports, words: reportsToDecide(reports) },
		{ path: "applications", count: applications, words: applicationsToDecide(applications) },
	];
	const setup = steps === null ? [] : [{ path: "setup", words: stepsToOpen(steps) } as const];
	return <Tasks userId={session.user_id} tasks={[...setup, ...tasks.filter(({ count }) => count > 0)]} />;
}
