import { Button } from "../ui/Button.tsx";
import { minutesAndSeconds, useCountdown } from "./use-countdown.ts";

type IdleNoticeProps = { readonly until: number; readonly connected: boolean; readonly onStay: () => void };

/** The visitor has not answered for long. The clock is not read aloud: it changes every second. */
export function IdleNotice({ until, connected, onStay }: IdleNoticeProps) {
	const left = useCountdown(until);
	return (
		<section
			aria-label="Are you still there?"
			className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-care-wash px-4 py-3 text-care"
		>
			<div className="flex-1 basis-60">
				<p role="status" className="font-semibold">
					Are you still there? Take all the time you need.
				</p>
				<p>
					This chat closes{" "}
					<span role="timer" aria-live="off" className="font-semibold tabular-nums">
						{left > 0 ? `in ${minutesAndSeconds(left)}` : "in a moment"}
					</span>{" "}
					unless you write.
				</p>
			</div>
			<Button disabled={!connected} onClick={onStay}>
				I am still here
			</Button>
		</section>
	);
}
