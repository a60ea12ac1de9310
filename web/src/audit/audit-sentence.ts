import type { AuditAct, AuditEntry } from "@warmline/contract/audit/calls";
import { say } from "@warmline/contract/say";
import { keptName } from "../platform/member-name.ts";

/** What an act is called in a list to choose from. */
export const actLabels: Record<AuditAct, string> = {
	read_transcript: say("Read a transcript"),
	watch_chat: say("Watched a chat"),
	reveal_caller: say("Viewed visitor details"),
	take_over_chat: say("Took over a chat"),
	hand_back_chat: say("Handed back a chat"),
	transfer_chat: say("Assigned a chat"),
	end_duty: say("Took a member off duty"),
	change_settings: say("Changed the chat settings"),
	set_chats_limit: say("Changed a member’s chat limit"),
	read_form: say("Read a form"),
	read_application: say("Read an application"),
	read_document: say("Opened a document"),
	decide_application: say("Decided on an application"),
	finish_training: say("Certified a member"),
	change_record: say("Edited a training record"),
	suspend_member: say("Suspended a member"),
	reinstate_member: say("Reinstated a member"),
	mail_stage: say("Emailed applicants in a stage"),
	change_role: say("Changed a member’s role"),
	deactivate_member: say("Deactivated an account"),
	activate_member: say("Reactivated an account"),
	export_member: say("Exported a member’s data"),
	erase_member: say("Erased a member"),
	read_practice: say("Viewed a practice"),
	delete_post: say("Deleted a member’s post"),
	delete_comment: say("Deleted a member’s comment"),
	pin_post: say("Pinned a post"),
	unpin_post: say("Unpinned a post"),
	publish_after_warning: say("Published despite a warning"),
	keep_reported: say("Dismissed a report"),
	hide_post: say("Hid a post"),
	hide_comment: say("Hid a comment"),
	show_again: say("Unhid a post or comment"),
	warn_member: say("Warned a member"),
	clear_profile: say("Cleared a member’s profile"),
	suspend_from_community: say("Suspended a member from the community"),
	lift_community_suspension: say("Lifted a community suspension"),
	change_rota: say("Changed the weekly schedule"),
	change_shift: say("Changed a shift"),
	call_out: say("Asked members to cover a shift"),
	change_attendance: say("Changed attendance of a shift"),
	close_shift: say("Closed a shift"),
	read_hours: say("Viewed a member’s hours"),
	change_security: say("Changed when two-step verification is required"),
	reset_second_step: say("Reset a member’s two-step verification"),
	turn_on_second_step: say("Turned on two-step verification"),
	turn_off_second_step: say("Turned off own two-step verification"),
	renew_recovery_codes: say("Created new recovery codes"),
	use_recovery_code: say("Used a recovery code"),
	guess_codes: say("Wrong codes at login"),
	ask_for_block: say("Requested a block"),
	confirm_block: say("Blocked a connection"),
	decline_block: say("Declined a block"),
	lift_block: say("Lifted a block"),
};

const someone = say("someone");

const sentences: Record<AuditAct, (who: string, about: string | null) => string> = {
	read_transcript: (who) => say("{who} read the transcript of a chat.", { who }),
	watch_chat: (who, about) =>
		about === null ? say("{who} watched a chat.", { who }) : say("{who} watched a chat of {about}.", { who, about }),
	reveal_caller: (who) => say("{who} viewed a visitor’s details in full.", { who }),
	take_over_chat: (who, about) => say("{who} took over a chat from {about}.", { who, about: about ?? someone }),
	hand_back_chat: (who, about) => say("{who} handed a chat back to {about}.", { who, about: about ?? someone }),
	transfer_chat: (who, about) => say("{who} assigned a chat to {about}.", { who, about: about ?? someone }),
	end_duty: (who, about) => say("{who} took {about} off duty.", { who, about: about ?? someone }),
	change_settings: (who) => say("{who} changed the chat settings.", { who }),
	set_chats_limit: (who, about) => say("{who} changed the chat limit of {about}.", { who, about: about ?? someone }),
	read_form: (who) => say("{who} read a submitted form.", { who }),
	read_application: (who, about) => say("{who} read the application of {about}.", { who, about: about ?? someone }),
	read_document: (who, about) => say("{who} opened a document of {about}.", { who, about: about ?? someone }),
	decide_application: (who, about) =>
		say("{who} decided on the application of {about}.", { who, about: about ?? someone }),
	finish_training: (who, about) => say("{who} certified {about}.", { who, about: about ?? someone }),
	change_record: (who, about) => say("{who} edited the training record of {about}.", { who, about: about ?? someone }),
	suspend_member: (who, about) => say("{who} suspended {about}.", { who, about: about ?? someone }),
	reinstate_member: (who, about) => say("{who} reinstated {about}.", { who, about: about ?? someone }),
	mail_stage: (who) => say("{who} emailed the applicants in a stage.", { who }),
	change_role: (who, about) => say("{who} changed the role of {about}.", { who, about: about ?? someone }),
	deactivate_member: (who, about) => say("{who} deactivated the account of {about}.", { who, about: about ?? someone }),
	activate_member: (who, about) => say("{who} reactivated the account of {about}.", { who, about: about ?? someone }),
	export_member: (who, about) => say("{who} exported the data of {about}.", { who, about: about ?? someone }),
	erase_member: (who, about) => say("{who} erased {about}.", { who, about: about ?? someone }),
	read_practice: (who, about) =>
		about === null
			? say("{who} viewed a practice.", { who })
			: say("{who} viewed a practice of {about}.", { who, about }),
	delete_post: (who, about) => say("{who} deleted a post of {about}.", { who, about: about ?? someone }),
	delete_comment: (who, about) => say("{who} deleted a comment of {about}.", { who, about: about ?? someone }),
	pin_post: (who, about) => say("{who} pinned a post of {about}.", { who, about: about ?? someone }),
	unpin_post: (who, about) => say("{who} unpinned a post of {about}.", { who, about: about ?? someone }),
	publish_after_warning: (who) =>
		say("{who} published a post after a warning that it resembles a visitor’s words.", { who }),
	keep_reported: (who, about) => say("{who} dismissed a report about {about}.", { who, about: about ?? someone }),
	hide_post: (who, about) => say("{who} hid a post of {about}.", { who, about: about ?? someone }),
	hide_comment: (who, about) => say("{who} hid a comment of {about}.", { who, about: about ?? someone }),
	show_again: (who, about) => say("{who} unhid a post or comment of {about}.", { who, about: about ?? someone }),
	clear_profile: (who, about) => say("{who} cleared the profile of {about}.", { who, about: about ?? someone }),
	warn_member: (who, about) => say("{who} warned {about}.", { who, about: about ?? someone }),
	suspend_from_community: (who, about) =>
		say("{who} suspended {about} from the community.", { who, about: about ?? someone }),
	lift_community_suspension: (who, about) =>
		say("{who} lifted the community suspension of {about}.", { who, about: about ?? someone }),
	change_rota: (who) => say("{who} changed the weekly schedule.", { who }),
	change_shift: (who) => say("{who} changed a shift.", { who }),
	call_out: (who) => say("{who} asked members to cover a shift.", { who }),
	change_attendance: (who, about) =>
		say("{who} changed the attendance of {about} at a shift.", { who, about: about ?? someone }),
	close_shift: (who) => say("{who} closed a shift.", { who }),
	read_hours: (who, about) =>
		about === null
			? say("{who} viewed everyone’s hours.", { who })
			: say("{who} viewed the hours of {about}.", { who, about }),
	change_security: (who) => say("{who} changed when two-step verification is required.", { who }),
	reset_second_step: (who, about) =>
		say("{who} reset the two-step verification of {about}.", { who, about: about ?? someone }),
	turn_on_second_step: (who) => say("{who} turned on two-step verification.", { who }),
	turn_off_second_step: (who) => say("{who} turned off their own two-step verification.", { who }),
	renew_recovery_codes: (who) => say("{who} created new recovery codes.", { who }),
	use_recovery_code: (who) => say("{who} logged in with a recovery code.", { who }),
	guess_codes: (who) => say("{who} was alerted to repeated wrong codes.", { who }),
	ask_for_block: (who) => say("{who} requested a block of a connection.", { who }),
	confirm_block: (who, about) =>
		about === null
			? say("{who} blocked a connection.", { who })
			: say("{who} confirmed a block requested by {about}.", { who, about }),
	decline_block: (who, about) => say("{who} declined a block requested by {about}.", { who, about: about ?? someone }),
	lift_block: (who) => say("{who} lifted a block early.", { who }),
};

export const auditSentence = ({ act, member, about }: AuditEntry): string =>
	sentences[act](keptName(member.name), about && keptName(about.name));
