import type { AuditAct, AuditEntry } from "@warmline/contract/audit/calls";
import { say } from "@warmline/contract/say";
import { keptName } from "../platform/member-name.ts";

/** What an act is called in a list to choose from. */
export const actLabels: Record<AuditAct, string> = {
	read_transcript: say("Read a transcript"),
	watch_chat: say("Watched a chat"),
	reveal_caller: say("Looked at a visitor's details"),
	take_over_chat: say("Took over a chat"),
	hand_back_chat: say("Handed back a chat"),
	transfer_chat: say("Gave a chat to somebody"),
	end_duty: say("Ended somebody's duty"),
	change_settings: say("Changed the settings"),
	set_chats_limit: say("Changed somebody's limit"),
	read_form: say("Read a form"),
	read_application: say("Read an application"),
	read_document: say("Opened a document"),
	decide_application: say("Decided on an application"),
	finish_training: say("Certified somebody"),
	change_record: say("Wrote into a record"),
	suspend_member: say("Suspended somebody"),
	reinstate_member: say("Reinstated somebody"),
	mail_stage: say("Wrote to a stage"),
	change_role: say("Changed somebody's role"),
	deactivate_member: say("Deactivated an account"),
	activate_member: say("Activated an account"),
	export_member: say("Exported somebody's data"),
	erase_member: say("Erased somebody"),
	read_practice: say("Looked into a practice"),
	delete_post: say("Deleted somebody's post"),
	delete_comment: say("Deleted somebody's comment"),
	pin_post: say("Pinned a post"),
	unpin_post: say("Unpinned a post"),
	publish_after_warning: say("Published after a warning"),
	keep_reported: say("Left what was reported"),
	hide_post: say("Hid a post"),
	hide_comment: say("Hid a comment"),
	show_again: say("Showed something again"),
	warn_member: say("Warned somebody"),
	clear_profile: say("Cleared somebody's profile"),
	suspend_from_community: say("Suspended somebody from the community"),
	lift_community_suspension: say("Let somebody back into the community"),
	change_rota: say("Changed the rota"),
	change_shift: say("Changed a shift"),
	call_out: say("Asked people to come to a shift"),
	change_attendance: say("Changed who came to a shift"),
	close_shift: say("Closed a shift"),
	read_hours: say("Looked at somebody's hours"),
	change_security: say("Changed from when a second step is needed"),
	reset_second_step: say("Turned off somebody's second step"),
	turn_on_second_step: say("Turned on a second step"),
	turn_off_second_step: say("Turned off the own second step"),
	renew_recovery_codes: say("Made new recovery codes"),
	use_recovery_code: say("Used a recovery code"),
	guess_codes: say("Wrong codes at a login"),
	ask_for_block: say("Asked for a block"),
	confirm_block: say("Blocked a connection"),
	decline_block: say("Declined a block"),
	lift_block: say("Lifted a block"),
};

const someone = say("somebody");

const sentences: Record<AuditAct, (who: string, about: string | null) => string> = {
	read_transcript: (who) => say("{who} read the transcript of a chat.", { who }),
	watch_chat: (who, about) =>
		about === null ? say("{who} watched a chat.", { who }) : say("{who} watched a chat of {about}.", { who, about }),
	reveal_caller: (who) => say("{who} looked at a visitor's details in full.", { who }),
	take_over_chat: (who, about) => say("{who} took over a chat from {about}.", { who, about: about ?? someone }),
	hand_back_chat: (who, about) => say("{who} handed a chat back to {about}.", { who, about: about ?? someone }),
	transfer_chat: (who, about) => say("{who} gave a chat to {about}.", { who, about: about ?? someone }),
	end_duty: (who, about) => say("{who} ended the duty of {about}.", { who, about: about ?? someone }),
	change_settings: (who) => say("{who} changed how the chat is run.", { who }),
	set_chats_limit: (who, about) =>
		say("{who} changed how many chats {about} may have.", { who, about: about ?? someone }),
	read_form: (who) => say("{who} read a form that somebody sent.", { who }),
	read_application: (who, about) => say("{who} read the application of {about}.", { who, about: about ?? someone }),
	read_document: (who, about) => say("{who} opened a document of {about}.", { who, about: about ?? someone }),
	decide_application: (who, about) =>
		say("{who} decided on the application of {about}.", { who, about: about ?? someone }),
	finish_training: (who, about) => say("{who} certified {about}.", { who, about: about ?? someone }),
	change_record: (who, about) => say("{who} wrote into the record of {about}.", { who, about: about ?? someone }),
	suspend_member: (who, about) => say("{who} suspended {about}.", { who, about: about ?? someone }),
	reinstate_member: (who, about) => say("{who} reinstated {about}.", { who, about: about ?? someone }),
	mail_stage: (who) => say("{who} wrote to everybody in a stage of the applications.", { who }),
	change_role: (who, about) => say("{who} changed the role of {about}.", { who, about: about ?? someone }),
	deactivate_member: (who, about) => say("{who} deactivated the account of {about}.", { who, about: about ?? someone }),
	activate_member: (who, about) => say("{who} activated the account of {about}.", { who, about: about ?? someone }),
	export_member: (who, about) => say("{who} exported what is kept of {about}.", { who, about: about ?? someone }),
	erase_member: (who, about) => say("{who} erased {about}.", { who, about: about ?? someone }),
	read_practice: (who, about) =>
		about === null
			? say("{who} looked into a practice.", { who })
			: say("{who} looked into a practice of {about}.", { who, about }),
	delete_post: (who, about) => say("{who} deleted a post of {about}.", { who, about: about ?? someone }),
	delete_comment: (who, about) => say("{who} deleted a comment of {about}.", { who, about: about ?? someone }),
	pin_post: (who, about) => say("{who} pinned a post of {about}.", { who, about: about ?? someone }),
	unpin_post: (who, about) => say("{who} unpinned a post of {about}.", { who, about: about ?? someone }),
	publish_after_warning: (who) =>
		say("{who} was warned that some words are like a visitor's, and published them.", { who }),
	keep_reported: (who, about) =>
		say("{who} left what somebody reported about {about} as it is.", { who, about: about ?? someone }),
	hide_post: (who, about) => say("{who} hid a post of {about}.", { who, about: about ?? someone }),
	hide_comment: (who, about) => say("{who} hid a comment of {about}.", { who, about: about ?? someone }),
	show_again: (who, about) => say("{who} showed again what {about} had written.", { who, about: about ?? someone }),
	clear_profile: (who, about) => say("{who} cleared the profile of {about}.", { who, about: about ?? someone }),
	warn_member: (who, about) => say("{who} warned {about}.", { who, about: about ?? someone }),
	suspend_from_community: (who, about) =>
		say("{who} suspended {about} from the community.", { who, about: about ?? someone }),
	lift_community_suspension: (who, about) =>
		say("{who} let {about} write in the community again.", { who, about: about ?? someone }),
	change_rota: (who) => say("{who} changed the rota.", { who }),
	change_shift: (who) => say("{who} changed a shift.", { who }),
	call_out: (who) => say("{who} asked people to come to a shift.", { who }),
	change_attendance: (who, about) =>
		say("{who} changed what is noted of {about} for a shift.", { who, about: about ?? someone }),
	close_shift: (who) => say("{who} closed a shift.", { who }),
	read_hours: (who, about) =>
		about === null
			? say("{who} looked at the hours of everybody.", { who })
			: say("{who} looked at the hours of {about}.", { who, about }),
	change_security: (who) => say("{who} changed from when a second step is needed.", { who }),
	reset_second_step: (who, about) =>
		say("{who} turned off the second step of {about}.", { who, about: about ?? someone }),
	turn_on_second_step: (who) => say("{who} turned on a second step.", { who }),
	turn_off_second_step: (who) => say("{who} turned off the own second step.", { who }),
	renew_recovery_codes: (who) => say("{who} made new recovery codes.", { who }),
	use_recovery_code: (who) => say("{who} logged in with a recovery code.", { who }),
	guess_codes: (who) => say("{who} was told that somebody entered wrong codes several times.", { who }),
	ask_for_block: (who) => say("{who} asked to block where a chat came from.", { who }),
	confirm_block: (who, about) =>
		about === null
			? say("{who} blocked where a chat came from.", { who })
			: say("{who} confirmed a block that {about} had asked for.", { who, about }),
	decline_block: (who, about) =>
		say("{who} declined a block that {about} had asked for.", { who, about: about ?? someone }),
	lift_block: (who) => say("{who} lifted a block before its time.", { who }),
};

export const auditSentence = ({ act, member, about }: AuditEntry): string =>
	sentences[act](keptName(member.name), about && keptName(about.name));
