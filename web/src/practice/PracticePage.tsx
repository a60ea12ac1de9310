import { useQuery } from "@tanstack/react-query";
import { communityRoles, isSupervising } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSearchParams } from "../platform/routing/address.ts";
import { type Session, useSession } from "../platform/session.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { isNotAccepted, nowQuery } from "./api.ts";
import { CardPicker } from "./CardPicker.tsx";
import { MyPractice } from "./MyPractice.tsx";
import { PastPractice } from "./PastPractice.tsx";
import { WaitingColleagues } from "./WaitingColleagues.tsx";

export function PracticePage() {
	const session = useSession();
	if (!session) return null;
	const { role } = session.user.role;
	return communityRoles.some((one) => one === role) ? (
		<PracticeRooms session={session} />
	) : (
		<NotYet session={session} />
	);
}

type MemberProps = { readonly session: Session };

/** For whose cards one chooses stands in the address: the way back leads to who waits. */
function PracticeRooms({ session }: MemberProps) {
	const [params] = useSearchParams();
	const { data, error, refetch, isFetching } = useQuery(nowQuery);
	const play = params.get("play");
	if (isNotAccepted(error)) return <NotYet session={session} />;
	if (play !== null && data) return <CardPicker roomId={play} open={data.open} />;
	return (
		<Page
			title={t("Practice")}
			lead={t(
				"Practise listening before someone needs it. It works just like a chat, but a colleague plays the visitor from a scenario card. Nothing is counted or graded. Afterwards you both read the conversation and comment on it, message by message.",
			)}
			width="column"
		>
			{!data && !error && <Loading>{t("Checking who is here...")}</Loading>}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t reach the practice room."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{data && (
				<>
					<MyPractice mine={data.mine} memberId={session.user_id} />
					<WaitingColleagues
						open={data.open.filter(({ learner }) => learner?.id !== session.user_id)}
						busy={data.mine !== null}
						memberId={session.user_id}
					/>
				</>
			)}
			<PastPractice memberId={session.user_id} ofAll={isSupervising(session.user.role.role)} />
		</Page>
	);
}

function NotYet({ session }: MemberProps) {
	return (
		<Page
			title={t("Practice")}
			heading={t("Practice opens with your training")}
			lead={t(
				"Once your application is accepted you can practise here: a colleague plays a visitor, and you listen. Until then you’re not missing anything, and there’s nothing you need to do.",
			)}
			width="column"
		>
			<LinkButton to={`/${session.user_id}/chat-dashboard`}>{t("See the status of your application")}</LinkButton>
		</Page>
	);
}
