import type { Presence } from "@warmline/contract/chats/presence";
import { t } from "@warmline/contract/i18n";
import ChevronDown from "lucide-react/icons/chevron-down";
import Volume2 from "lucide-react/icons/volume-2";
import { setAlerts, useAlertsOn } from "../../platform/alerts/alert-setting.ts";
import { type SoundTest, useSoundTest } from "../../platform/alerts/use-sound-test.ts";
import { classNames } from "../../ui/class-names.ts";
import { Menu, MenuCheck, MenuChoices, MenuItem } from "../../ui/overlay/Menu.tsx";
import type { AgentState } from "../store/agent-store.ts";

type PresenceMenuProps = {
	readonly availability: AgentState["availability"];
	readonly connected: boolean;
	readonly onChange: (presence: Presence) => void;
};

const texts = {
	available: { name: t("Available"), hint: t("You can receive new chats.") },
	break: { name: t("On a break"), hint: t("No new chats. Your open chats stay with you.") },
} as const;

/** Of who is on duty. */
const choices = ["available", "break"] as const;

type State = { readonly name: string; readonly dot: string };

const stateOf = (presence: Presence, full: boolean): State => {
	if (presence === "away") return { name: t("Off duty"), dot: "bg-edge" };
	if (presence === "break") return { name: texts.break.name, dot: "bg-edge" };
	return full ? { name: t("Full"), dot: "bg-attention" } : { name: texts.available.name, dot: "bg-good" };
};

/** Whether chats may be given to this agent, and how many they have. Who is off duty checks in beside it. */
export function PresenceMenu({ availability, connected, onChange }: PresenceMenuProps) {
	const soundTest = useSoundTest();
	// Until the server has said it there is nothing to choose from.
	if (!availability) return <span className="min-h-11" />;
	const { presence, open_chats, limit } = availability;
	const full = open_chats >= limit;
	const state = stateOf(presence, full);
	return (
		<>
			<Menu
				buttonClassName="flex min-h-11 items-center gap-2 rounded-control px-2.5 text-left text-sm font-semibold hover:bg-pine-wash"
				button={
					<>
						<span aria-hidden="true" className={classNames("size-2.5 shrink-0 rounded-full", state.dot)} />
						<span>
							<span className="sr-only">{t("Status:")} </span>
							{state.name}
							<span className={classNames("block text-xs font-normal", full ? "text-attention-ink" : "text-soft")}>
								{t("{count} of {limit} chats", { count: open_chats, limit })}
							</span>
						</span>
						<ChevronDown aria-hidden="true" className="size-4 shrink-0" />
					</>
				}
			>
				{presence !== "away" && (
					<MenuChoices
						label={t("Your status")}
						value={presence}
						disabled={!connected}
						onChange={onChange}
						choices={choices.map((value) => ({
							value,
							text: (
								<span>
									<span className="font-semibold">{texts[value].name}</span>
									<span className="block text-sm text-soft">{texts[value].hint}</span>
								</span>
							),
						}))}
					/>
				)}
				<div className={classNames(presence !== "away" && "mt-1.5 border-t border-line")}>
					<AlertItems {...soundTest} />
				</div>
			</Menu>
			{/* A menu holds nothing but its items, so what the test says is read out from here. */}
			<span role="status" className="sr-only">
				{soundTest.said}
			</span>
		</>
	);
}

/** Sound and notices: on or off, and a test that a browser needs a press for anyway. */
function AlertItems({ said, tryOut }: SoundTest) {
	const on = useAlertsOn();
	return (
		<>
			<MenuCheck checked={on} onChange={setAlerts}>
				{t("Sound and notifications")}
			</MenuCheck>
			<MenuItem stays onSelect={tryOut}>
				<Volume2 aria-hidden="true" className="size-4 shrink-0" />
				<span>
					{t("Test sound")}
					{said !== "" && <span className="block max-w-56 text-sm text-soft">{said}</span>}
				</span>
			</MenuItem>
		</>
	);
}
