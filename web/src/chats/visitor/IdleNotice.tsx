import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { minutesAndSeconds, useCountdown } from "./use-countdown.ts";

type IdleNoticeProps = { readonly until: number; readonly connected: boolean; readonly onStay: () => void };

const when = (words: string) => (
	<span role="timer" aria-live="off" className="font-semibold tabular-nums">
		{words}
	</span>
);

/** The visitor has not answered for long. The clock is not read aloud: it changes every second. */
export function IdleNotice({ until, connected, onStay }: IdleNoticeProps) {
	const left = useCountdown(until);
	return (
		<section
			aria-label={t("Are you still there?")}
			className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-care-wash px-4 py-3 text-care"
		>
			<div className="flex-1 basis-60">
				<p role="status" className="font-semibold">
					{t("Are you still there? There’s no rush.")}
				</p>
				<p>
					{left > 0 ? (
						<Trans
							text="If you’d like more time, let us know. Otherwise this chat closes <when>in {time}</when>."
							values={{ time: minutesAndSeconds(left) }}
							parts={{ when }}
						/>
					) : (
						<Trans
							text="If you’d like more time, let us know. Otherwise this chat closes <when>in a moment</when>."
							parts={{ when }}
						/>
					)}
				</p>
			</div>
			<Button disabled={!connected} onClick={onStay}>
				{t("I’m still here")}
			</Button>
		</section>
	);
}
