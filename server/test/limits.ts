import { type ChannelLimits, channelLimits } from "../src/platform/realtime/frame-limits.ts";

const ample = { burst: 1e9, perSecond: 1e9, warnAfter: 1e9, closeAfter: 1e9 };

/** For a test that says more on one connection than anybody may, and is about something else. */
export const ampleLimits: ChannelLimits = {
	frames: { frames: ample, refused: ample, bytes: ample, work: ample },
	openings: { burst: 1e9, perSecond: 1e9 },
};

/** The usual limits with others in their place. */
export const limitsWith = ({
	openings,
	...frames
}: Partial<ChannelLimits["frames"] & Pick<ChannelLimits, "openings">>) => ({
	frames: { ...channelLimits.frames, ...frames },
	openings: openings ?? channelLimits.openings,
});
