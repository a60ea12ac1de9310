import { lazy } from "react";
import { Feed } from "../feed/Feed.tsx";
import { SearchPage as Search } from "../feed/search/SearchPage.tsx";
import { MemberHomePage } from "../members/home/MemberHomePage.tsx";
import { MembersFound } from "../profiles/follow/MembersFound.tsx";
import { ShiftNow } from "../shifts/times/ShiftNow.tsx";
import { HomeTasks } from "./HomeTasks.tsx";
import { useDutyState } from "./use-duty-state.ts";

export { PostDialog } from "../feed/posts/PostDialog.tsx";
export { HashtagPage } from "../feed/search/HashtagPage.tsx";

/** For those who apply, and not for who listens already. */
const ApplicantNextStep = lazy(async () => ({
	default: (await import("../applications/own-record/ApplicantNextStep.tsx")).ApplicantNextStep,
}));
/** Of few, and of them seldom. */
const OwnPoliceNote = lazy(async () => ({
	default: (await import("../applications/own-record/OwnPoliceNote.tsx")).OwnPoliceNote,
}));

export function HomePage() {
	const store = useDutyState();
	return (
		<MemberHomePage
			applicantStep={<ApplicantNextStep />}
			agentNote={<OwnPoliceNote />}
			tasks={<HomeTasks />}
			shiftNow={<ShiftNow store={store} />}
			feed={<Feed />}
		/>
	);
}

export function SearchPage() {
	return <Search membersFound={(query) => <MembersFound query={query} />} />;
}
