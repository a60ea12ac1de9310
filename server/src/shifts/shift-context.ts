import type { Platform } from "../platform/platform.ts";
import type { ShiftPorts } from "./ports.ts";

/** What the acts on shifts work with. */
export type ShiftContext = Platform &
	ShiftPorts & {
		/** The clocks by which the organisation plans. */
		zone: string;
		/** Tell all open pages that something of the weekly schedule has changed; many wishes become one frame. */
		announceShifts(): void;
		/** Tell all open pages that somebody is on duty, or no longer; and have the door looked at. */
		announceDuty(): void;
	};
