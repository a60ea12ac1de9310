import type { CannedResponse } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Loading } from "../../ui/feedback/Loading.tsx";

type CannedResponseOptionsProps = {
	readonly id: string;
	/** Null while they load. */
	readonly responses: readonly CannedResponse[] | null;
	/** There are none at all, whatever is searched for. */
	readonly none: boolean;
	readonly failed: boolean;
	readonly activeId: string | null;
	readonly onChoose: (response: CannedResponse) => void;
	readonly onRetry: () => void;
	readonly onManage: () => void;
};

/** The cursor stays in the message field: the field says which of these is chosen. */
export function CannedResponseOptions(props: CannedResponseOptionsProps) {
	const { id, responses, activeId } = props;
	const active = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen now is brought into sight.
	useEffect(() => {
		active.current?.scrollIntoView({ block: "nearest" });
	}, [activeId]);
	return (
		<div className="absolute inset-x-3 bottom-full z-20 mb-1 rounded-card border border-line bg-surface p-1.5 shadow-float">
			<div id={id} role="listbox" aria-label={t("Canned responses")} className="max-h-56 overflow-y-auto">
				{responses?.map((one) => (
					// biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has cursor and keys.
					<div
						key={one.id}
						ref={one.id === activeId ? active : null}
						id={`${id}-${one.id}`}
						role="option"
						aria-selected={one.id === activeId}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => props.onChoose(one)}
						className={classNames(
							"min-h-11 cursor-pointer rounded-control px-3 py-1.5",
							one.id === activeId ? "bg-pine-wash" : "hover:bg-sunk",
						)}
					>
						<span className="text-sm font-semibold text-pine">
							/{one.shortcut}
							{one.shared && <span className="font-normal text-soft"> {t("shared")}</span>}
						</span>
						<span className="block truncate text-sm">{one.body}</span>
					</div>
				))}
			</div>
			<div className="flex flex-wrap items-center justify-between gap-2 px-3">
				<div role="status" className="text-sm text-soft">
					{responses?.length === 0 &&
						(props.none ? t("No canned responses yet. You can add some.") : t("No matching responses."))}
					{responses && responses.length > 0 && (
						<span className="sr-only">{t("{count} found", { count: responses.length })}</span>
					)}
					{!responses && !props.failed && <Loading className="" />}
					{!responses && props.failed && (
						<Button variant="quiet" onClick={props.onRetry}>
							{t("Couldn’t load the canned responses. Try again")}
						</Button>
					)}
				</div>
				<Button variant="quiet" onMouseDown={(event) => event.preventDefault()} onClick={props.onManage}>
					{t("Manage responses")}
				</Button>
			</div>
		</div>
	);
}
