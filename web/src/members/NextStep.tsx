import type { Role } from "@warmline/contract/accounts/roles";
import type { User } from "@warmline/contract/accounts/user";
import { say } from "@warmline/contract/say";
import { LinkButton } from "../ui/LinkButton.tsx";

type Step = { readonly heading: string; readonly text: string; readonly path: string; readonly label: string };

const shiftTimes = { path: "shift-manager", label: say("See the shift times") } as const;

const applied: Step = {
	heading: say("Your application is with us"),
	text: say(
		"The program director reads it and decides within five business days. An interview of 30 to 45 minutes and the training come next. Chats open for you when you are accepted and trained.",
	),
	...shiftTimes,
};

const steps: Record<Role, Step> = {
	new_hire: {
		heading: say("Your application comes next"),
		text: say("You have an account. To work with us, please apply: it takes about one hour."),
		path: "onboarding",
		label: say("See what it takes"),
	},
	trainee_listener: applied,
	trainee_supervisor: applied,
	listener: {
		heading: say("What you can do"),
		text: say(
			"Accept a visitor who waits, or go on with the chats you have. If a chat gets too heavy, your supervisor is there.",
		),
		...shiftTimes,
	},
	supervisor: {
		heading: say("What you can do"),
		text: say("See every chat, waiting and active, and give those that wait to a listener who is available."),
		...shiftTimes,
	},
	director: {
		heading: say("What you can do"),
		text: say("See every chat, waiting and active, and assign those that wait."),
		...shiftTimes,
	},
};

export function NextStep({ user }: { readonly user: User }) {
	const step = steps[user.role.role];
	const path = step.path === "onboarding" && user.applicant_type === "supervisor" ? "supervisor-onboarding" : step.path;
	return (
		<section className="rounded-card border border-line bg-surface p-6 shadow-card">
			<h2 className="text-xl">{step.heading}</h2>
			<p className="mt-2 max-w-prose text-soft">{step.text}</p>
			<LinkButton to={`/${user.id}/${path}`} variant="secondary" className="mt-4">
				{step.label}
			</LinkButton>
		</section>
	);
}
