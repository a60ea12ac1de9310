import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { RefereeForm } from "../RefereeForm.tsx";
import { addReferee, type NewReferee } from "../record-api.ts";
import type { SaySo } from "../said-of.ts";
import type { Naming } from "../use-naming.ts";
import { useOwnAct } from "./use-own-record.ts";

type NameRefereeProps = { readonly naming: Naming; readonly onDone: SaySo };

/** The applicant names somebody, who is written to at once. */
export function NameReferee({ naming, onDone }: NameRefereeProps) {
	const { mutate, reset, isPending, error } = useOwnAct(addReferee);
	const opener = useOpener(naming.open);
	const send = (referee: NewReferee) =>
		mutate(referee, {
			onSuccess: () => {
				naming.named();
				onDone(referee.email, t("We’re emailing {name} now.", { name: referee.name }));
			},
		});
	if (naming.open) return <RefereeForm naming={naming} busy={isPending} error={error} onSend={send} onReset={reset} />;
	return (
		<>
			<p>{t("Please name someone who knows you well. We’ll email them a few questions.")}</p>
			<Button ref={opener} variant="secondary" onClick={naming.begin}>
				{t("Name a referee")}
			</Button>
		</>
	);
}
