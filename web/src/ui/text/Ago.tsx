import { relativeTime } from "../../platform/time/relative-time.ts";
import { wholeTime } from "../../platform/time/time.ts";
import { useMinute } from "./use-minute.ts";

type AgoProps = { readonly at: string; readonly className?: string };

/** How long ago something was; the whole time for who points at it. */
export function Ago({ at, className }: AgoProps) {
	useMinute();
	return (
		<time dateTime={at} title={wholeTime(at)} className={className}>
			{relativeTime(at)}
		</time>
	);
}
