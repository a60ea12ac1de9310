import type { InvitationState } from "@warmline/contract/invitations/invitation";

type Inviter = { readonly role: string; readonly is_active: boolean; readonly is_verified: boolean };

type Standing = {
	readonly expires_at: Date;
	readonly sent_at: Date | null;
	readonly failed_at: Date | null;
	readonly opened_at: Date | null;
	readonly revoked_at: Date | null;
	readonly accepted_at: Date | null;
	/** Null for a member who is gone. */
	readonly inviter: Inviter | null;
};

/** An invitation counts only as long as who sent it might send it today. */
export const isInForce = (inviter: Inviter | null | undefined): boolean =>
	inviter?.role === "director" && inviter.is_active && inviter.is_verified;

/** What came of an invitation. One that was replaced after its time is one that expired. */
export const stateOf = (standing: Standing, now: Date): InvitationState => {
	const { expires_at, sent_at, failed_at, opened_at, revoked_at, accepted_at, inviter } = standing;
	if (accepted_at) return "accepted";
	if (expires_at <= (revoked_at ?? now)) return "expired";
	if (revoked_at) return "revoked";
	if (!isInForce(inviter)) return "inactive";
	if (opened_at) return "opened";
	if (failed_at) return "failed";
	return sent_at ? "sent" : "waiting";
};
