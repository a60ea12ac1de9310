import type { ReactNode } from "react";
import { DeskRoom } from "./chats/DeskRoom.tsx";
import { DutyChannel } from "./chats/DutyChannel.tsx";
import { RoomNotices } from "./chats/RoomNotices.tsx";
import { MemberLayout } from "./members/MemberLayout.tsx";
import { MemberQueries } from "./members/MemberQueries.tsx";
import { PracticeNotices } from "./practice/PracticeNotices.tsx";

export { RequireRole } from "./members/RequireRole.tsx";

const notices = (
	<>
		<RoomNotices />
		<PracticeNotices />
	</>
);

/** What is around every page of the member area: one file for the browser, instead of four that send for each other. */
export function MemberArea({ children }: { readonly children: ReactNode }) {
	return (
		<MemberQueries>
			<DeskRoom>
				<MemberLayout above={notices} bar={<DutyChannel />}>
					{children}
				</MemberLayout>
			</DeskRoom>
		</MemberQueries>
	);
}
