import type { ApplicantType } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { programmes } from "../../platform/programmes.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { TextList } from "../../ui/text/TextList.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

export function ApplyPage({ type }: { readonly type: ApplicantType }) {
	const programme = programmes[type];
	return (
		<Page title={programme.page_title} lead={programme.intro} width="public">
			<div className="grid gap-10 lg:grid-cols-2">
				<div className="space-y-8">
					{programme.groups.map((group) => (
						<section key={group.heading}>
							<h2 className="text-xl">{group.heading}</h2>
							<TextList items={group.items} ordered={group.ordered ?? false} />
						</section>
					))}
				</div>
				<section className="self-start rounded-card border border-line bg-surface p-5 shadow-card md:p-7">
					<h2 className="mb-5 text-2xl">{t("Register")}</h2>
					<RegistrationForm key={type} type={type} />
				</section>
			</div>
		</Page>
	);
}
