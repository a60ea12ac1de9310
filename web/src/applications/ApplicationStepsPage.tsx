import type { ApplicantType } from "@warmline/contract/accounts/user";
import { programmes } from "../platform/programmes.ts";
import { fullName, useSession } from "../platform/session.ts";
import { society } from "../platform/society.ts";
import { buttonLook } from "../ui/button-look.ts";
import { Page } from "../ui/Page.tsx";
import { TextList } from "../ui/TextList.tsx";

const asked = {
	listener: [
		"Your phone number, address and country (Canada or United States), and that you are over 18",
		"How you heard about us, and what attracted you",
		"How you stay calm under challenges, and what you do when somebody is upset",
		"How you handle sensitive topics and difficult conversations",
		"Whether you have experience as a distress responder",
		"How well you work with computers, from 1 to 10, and the shifts you prefer",
	],
	supervisor: [
		"Whether you meet the education requirements, and your degree",
		"Why you are interested, and your experience as a supervisor",
		"How you assess self-harm, end a chat, hold boundaries, notice signs of abuse, and settle conflicts",
		"How you handle stress and look after yourself",
		"How well you know the tools we use, and the shifts you prefer",
		"Your resume, your degree and proof of accreditation",
	],
} as const;

function ApplicationStepsPage({ type }: { readonly type: "listener" | "supervisor" }) {
	const session = useSession();
	if (!session) return null;
	const { user } = session;
	const programme: ApplicantType = type === "listener" && user.applicant_type === "placement" ? "placement" : type;
	const subject = `${programmes[programme].name} application of ${fullName(user)}`;
	return (
		<Page
			title={`${programmes[programme].name} application`}
			lead="Applications are made by email. Take about one hour, with these lists beside you."
		>
			<div className="space-y-8">
				<Section heading="What to write about" items={asked[type]} />
				{programmes[programme].groups
					.filter((group) => !group.ordered)
					.map((group) => (
						<Section key={group.heading} heading={group.heading} items={group.items} />
					))}
				<section className="rounded-card border border-line bg-pine-wash p-6">
					<h2 className="text-xl text-pine-strong">How to apply</h2>
					<p className="mt-2">
						Write to <strong>{society.applications_email}</strong> from the email of your account, and add your papers.
						The volunteer department needs 24 to 48 hours to review it. The interview takes 30 to 45 minutes.
					</p>
					<a
						href={`mailto:${society.applications_email}?subject=${encodeURIComponent(subject)}`}
						className={buttonLook("primary", "mt-4")}
					>
						Write the email
					</a>
				</section>
			</div>
		</Page>
	);
}

function Section({ heading, items }: { readonly heading: string; readonly items: readonly string[] }) {
	return (
		<section>
			<h2 className="text-xl">{heading}</h2>
			<TextList items={items} />
		</section>
	);
}

export function ListenerStepsPage() {
	return <ApplicationStepsPage type="listener" />;
}

export function SupervisorStepsPage() {
	return <ApplicationStepsPage type="supervisor" />;
}
