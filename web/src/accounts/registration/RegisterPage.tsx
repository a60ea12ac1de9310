import { type ApplicantType, applicantTypes } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { programmes } from "../../platform/programmes.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { linkInText } from "../link-in-text.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

const typeOf = (value: string | null): ApplicantType | undefined => applicantTypes.find((type) => type === value);

const choices = {
	listener: t("Listen to visitors by chat."),
	supervisor: t("Look after a shift and support its listeners."),
	placement: t("Complete a placement for your studies with us."),
} satisfies Record<ApplicantType, string>;

export function RegisterPage() {
	const [search] = useSearchParams();
	const type = typeOf(search.get("type"));
	if (!type) return <ChooseType />;
	return (
		<Page
			title={t("Register")}
			lead={
				<Trans
					text="You are registering as: <programme>{name}</programme>. <other>Choose another role</other>"
					parts={{
						programme: (words) => <strong className="text-ink">{words}</strong>,
						other: linkInText("/register"),
					}}
					values={{ name: programmes[type].name }}
				/>
			}
		>
			<RegistrationForm key={type} type={type} />
		</Page>
	);
}

function ChooseType() {
	return (
		<Page title={t("Register")} lead={t("How would you like to take part?")}>
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
				<Trans
					text="You don’t need an account to talk with a listener: <support>get support</support>."
					parts={{ support: linkInText("/chat-form") }}
				/>
			</p>
		</Page>
	);
}
