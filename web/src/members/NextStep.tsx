import type { AgentRole } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";
import type { ReactNode } from "react";
import { LinkButton } from "../ui/LinkButton.tsx";

const texts: Readonly<Record<AgentRole, string>> = {
	listener: say(
		"Accept a visitor who waits, or go on with the chats you have. If a chat gets too heavy, your supervisor is there.",
	),
	supervisor: say("See every chat, waiting and active, and give those that wait to a listener who is available."),
	director: say("See every chat, waiting and active, and assign those that wait."),
};

type NextStepProps = {
	readonly userId: string;
	readonly role: AgentRole;
	/** What the member has to see to, be there anything. */
	readonly note: ReactNode;
};

export function NextStep({ userId, role, note }: NextStepProps) {
	return (
		<section className="rounded-card border border-line bg-surface p-6 shadow-card">
			<h2 className="text-xl">{say("What you can do")}</h2>
			<p className="mt-2 max-w-prose text-soft">{texts[role]}</p>
			{note}
			<LinkButton to={`/${userId}/shift-manager`} variant="secondary" className="mt-4">
				{say("See the shift times")}
			</LinkButton>
		</section>
	);
}
