import { type ApplicantType, applicantTypes } from "@warmline/contract/accounts/user";
import { Link, useSearchParams } from "react-router";
import { programmes } from "../platform/programmes.ts";
import { Page } from "../ui/Page.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

const typeOf = (value: string | null): ApplicantType | undefined => applicantTypes.find((type) => type === value);

const choices = {
	listener: "Listen to visitors by chat.",
	supervisor: "Watch over a shift and support its listeners.",
	placement: "Do a placement of your studies with us.",
} as const satisfies Record<ApplicantType, string>;

export function RegisterPage() {
	const [search] = useSearchParams();
	const type = typeOf(search.get("type"));
	if (!type) return <ChooseType />;
	return (
		<Page
			title="Register"
			lead={
				<>
					You register as: <strong className="text-ink">{programmes[type].name}</strong>.{" "}
					<Link to="/register" className="font-semibold text-pine underline">
						Choose another way
					</Link>
				</>
			}
		>
			<RegistrationForm key={type} type={type} />
		</Page>
	);
}

function ChooseType() {
	return (
		<Page title="Register" lead="How would you like to take part?">
			<ul className="space-y-4">
				{applicantTypes.map((type) => (
					<li key={type}>
						<Link
							to={`/register?type=${type}`}
							className="block rounded-card border border-line bg-surface p-5 shadow-card hover:border-pine"
						>
							<span className="block text-xl font-semibold text-pine underline underline-offset-4">
								{programmes[type].name}
							</span>
							<span className="mt-1 block text-soft">{choices[type]}</span>
						</Link>
					</li>
				))}
			</ul>
			<p className="mt-8 text-soft">
				To talk with a listener you need no account:{" "}
				<Link to="/chat-form" className="font-semibold text-pine underline">
					get support
				</Link>
				.
			</p>
		</Page>
	);
}
