import type { ApplicantType } from "@warmline/contract/accounts/user";
import { say } from "@warmline/contract/say";
import { programmes } from "../platform/programmes.ts";
import { fullName, useSession } from "../platform/session.ts";
import { society } from "../platform/society.ts";
import { buttonLook } from "../ui/button-look.ts";
import { Page } from "../ui/Page.tsx";
import { Say } from "../ui/Say.tsx";
import { TextList } from "../ui/TextList.tsx";

const asked = {
	listener: [
		say("Your phone number, address and country (Canada or United States), and that you are over 18"),
		say("How you heard about us, and what attracted you"),
		say("How you stay calm under challenges, and what you do when somebody is upset"),
		say("How you handle sensitive topics and difficult conversations"),
		say("Whether you have experience as a distress responder"),
		say("How well you work with computers, from 1 to 10, and the shifts you prefer"),
	],
	supervisor: [
		say("Whether you meet the education requirements, and your degree"),
		say("Why you are interested, and your experience as a supervisor"),
		say("How you assess self-harm, end a chat, hold boundaries, notice signs of abuse, and settle conflicts"),
		say("How you handle stress and look after yourself"),
		say("How well you know the tools we use, and the shifts you prefer"),
		say("Your resume, your degree and proof of accreditation"),
	],
} as const;

function ApplicationStepsPage({ type }: { readonly type: "listener" | "supervisor" }) {
	const session = useSession();
	if (!session) return null;
	const { user } = session;
	const programme: ApplicantType = type === "listener" && user.applicant_type === "placement" ? "placement" : type;
	const { name } = programmes[programme];
	const subject = say("{programme} application of {name}", { programme: name, name: fullName(user) });
	return (
		<Page
			title={say("{programme} application", { programme: name })}
			lead={say("Applications are made by email. Take about one hour, with these lists beside you.")}
		>
			<div className="space-y-8">
				<Section heading={say("What to write about")} items={asked[type]} />
				{programmes[programme].groups
					.filter((group) => !group.ordered)
					.map((group) => (
						<Section key={group.heading} heading={group.heading} items={group.items} />
					))}
				<section className="rounded-card border border-line bg-pine-wash p-6">
					<h2 className="text-xl text-pine-strong">{say("How to apply")}</h2>
					<p className="mt-2">
						<Say
							text="Write to <email>{address}</email> from the email of your account, and add your papers. The volunteer department needs 24 to 48 hours to review it. The interview takes 30 to 45 minutes."
							parts={{ email: (words) => <strong>{words}</strong> }}
							values={{ address: society.applications_email }}
						/>
					</p>
					<a
						href={`mailto:${society.applications_email}?subject=${encodeURIComponent(subject)}`}
						className={buttonLook("primary", "mt-4")}
					>
						{say("Write the email")}
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
