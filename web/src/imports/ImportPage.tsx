import { t, tn } from "@warmline/contract/i18n";
import { type ReactNode, useState } from "react";
import { saveText } from "../platform/http/save-file.ts";
import { newClientId } from "../platform/realtime/new-client-id.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../ui/feedback/use-news-focus.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import type { CheckedTable, Imported } from "./api.ts";
import { CheckedRows } from "./CheckedRows.tsx";
import { ImportForm } from "./ImportForm.tsx";
import { TableForm } from "./TableForm.tsx";

type ImportPageProps = {
	/** The way to the other parts of the members' page. */
	readonly tabs: ReactNode;
	/** Where the invitations are. */
	readonly invitations: string;
};

/** A table that was checked; each try to import it has the same id, so it is done once. */
type Checked = { readonly text: string; readonly clientId: string; readonly result: CheckedTable };

/** Brings the volunteers of an organisation in: a table is checked first, and imported when its faults are seen. */
export function ImportPage({ tabs, invitations }: ImportPageProps) {
	const [checked, setChecked] = useState<Checked | null>(null);
	const [done, setDone] = useState<Imported | null>(null);
	return (
		<Page
			title={t("Import volunteers")}
			lead={t(
				"Invite everyone who volunteers with you, from a table. You see what will happen before anything is sent.",
			)}
			width="wide"
		>
			{tabs}
			<div className="mt-6 space-y-8">
				{done ? (
					<Done
						done={done}
						invitations={invitations}
						onAgain={() => {
							setDone(null);
							setChecked(null);
						}}
					/>
				) : (
					<>
						<TableForm
							onChanged={() => setChecked(null)}
							onChecked={(text, result) => setChecked({ text, result, clientId: newClientId() })}
						/>
						{checked && (
							<CheckedRows key={checked.clientId} result={checked.result}>
								<ImportForm
									table={checked.text}
									clientId={checked.clientId}
									ready={checked.result.ready}
									onDone={setDone}
								/>
							</CheckedRows>
						)}
					</>
				)}
			</div>
		</Page>
	);
}

type DoneProps = { readonly done: Imported; readonly invitations: string; readonly onAgain: () => void };

function Done({ done: { invited, left_out, refused_table }, invitations, onAgain }: DoneProps) {
	const banner = useNewsFocus(invited);
	return (
		<div className="space-y-5">
			<Banner tone="success" ref={banner} className="outline-none">
				{tn(invited, {
					one: "1 person is invited. The email is on its way.",
					other: "{count} people are invited. Their emails are on their way.",
				})}
			</Banner>
			{left_out > 0 && (
				<p>
					{tn(left_out, {
						one: "1 row was left out. Download it, correct it, and import it.",
						other: "{count} rows were left out. Download them, correct them, and import them.",
					})}
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				<LinkButton to={invitations}>{t("See the invitations")}</LinkButton>
				{refused_table !== null && (
					<Button variant="secondary" onClick={() => saveText(refused_table, t("rows-left-out.csv"))}>
						{t("Download the rows left out")}
					</Button>
				)}
				<Button variant="secondary" onClick={onAgain}>
					{t("Import another table")}
				</Button>
			</div>
		</div>
	);
}
