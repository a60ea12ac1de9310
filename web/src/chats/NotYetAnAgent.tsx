import type { User } from "@warmline/contract/accounts/user";
import { say } from "@warmline/contract/say";
import { LinkButton } from "../ui/LinkButton.tsx";
import { usePageTitle } from "../ui/page-title.ts";

type UserProps = { readonly user: User };

/** Covers the dashboard until the application is done. Behind it is nothing of a visitor. */
export function NewHireOverlay({ user }: UserProps) {
	usePageTitle(say("Chats"));
	const onboarding = user.applicant_type === "supervisor" ? "supervisor-onboarding" : "onboarding";
	return (
		<div className="absolute inset-0 grid place-items-center overflow-y-auto bg-sunk p-5">
			<section
				role="dialog"
				aria-labelledby="complete-profile"
				className="max-w-md rounded-card border border-line bg-surface p-8 text-center shadow-float"
			>
				<h1 id="complete-profile" className="text-2xl">
					{say("Complete your profile for full access")}
				</h1>
				<p className="mt-3 text-soft">
					{say(
						"Chats open for you once you have applied, been accepted, and finished the training. The application is the next step.",
					)}
				</p>
				<LinkButton to={`/${user.id}/${onboarding}`} className="mt-6">
					{say("Complete your profile")}
				</LinkButton>
			</section>
		</div>
	);
}

export function TraineeCard({ user }: UserProps) {
	usePageTitle(say("Chats"));
	const forSupervisors = user.role.role === "trainee_supervisor";
	return (
		<div className="absolute inset-0 grid place-items-center overflow-y-auto p-5">
			<section className="max-w-md rounded-card border border-line bg-surface p-8 shadow-card">
				<h1 className="text-2xl">{say("Your application is with us")}</h1>
				<ol className="mt-4 list-decimal space-y-2 pl-5 text-soft">
					<li className="font-semibold text-ink">
						{forSupervisors
							? say("Sent: your supervisor application has arrived.")
							: say("Sent: your listener application has arrived.")}
					</li>
					<li>{say("A director reads it and writes to you by email.")}</li>
					<li>{say("You are invited to an interview.")}</li>
					<li>{say("You do the training.")}</li>
				</ol>
				<p className="mt-4">{say("When the training is done, the chats open here for you.")}</p>
				<LinkButton to={`/${user.id}/shift-manager`} variant="secondary" className="mt-6">
					{say("See the shifts")}
				</LinkButton>
			</section>
		</div>
	);
}
