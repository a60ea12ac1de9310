import type { AuditAct, AuditEntry } from "@warmline/contract/audit/calls";
import { t } from "@warmline/contract/i18n";
import { keptName } from "../platform/member-name.ts";

const someone = t("someone");

const sentences: Record<AuditAct, (who: string, about: string | null) => string> = {
	read_transcript: (who) => t("{who} read the transcript of a chat.", { who }),
	watch_chat: (who, about) =>
		about === null ? t("{who} watched a chat.", { who }) : t("{who} watched a chat of {about}.", { who, about }),
	reveal_caller: (who) => t("{who} viewed a visitor’s details in full.", { who }),
	take_over_chat: (who, about) => t("{who} took over a chat from {about}.", { who, about: about ?? someone }),
	hand_back_chat: (who, about) => t("{who} handed a chat back to {about}.", { who, about: about ?? someone }),
	transfer_chat: (who, about) => t("{who} assigned a chat to {about}.", { who, about: about ?? someone }),
	end_duty: (who, about) => t("{who} took {about} off duty.", { who, about: about ?? someone }),
	change_settings: (who) => t("{who} changed the chat settings.", { who }),
	set_chats_limit: (who, about) => t("{who} changed the chat limit of {about}.", { who, about: about ?? someone }),
	read_form: (who) => t("{who} read a submitted form.", { who }),
	read_application: (who, about) => t("{who} read the application of {about}.", { who, about: about ?? someone }),
	read_document: (who, about) => t("{who} opened a document of {about}.", { who, about: about ?? someone }),
	decide_application: (who, about) =>
		t("{who} decided on the application of {about}.", { who, about: about ?? someone }),
	finish_training: (who, about) => t("{who} certified {about}.", { who, about: about ?? someone }),
	change_record: (who, about) => t("{who} edited the training record of {about}.", { who, about: about ?? someone }),
	suspend_member: (who, about) => t("{who} suspended {about}.", { who, about: about ?? someone }),
	reinstate_member: (who, about) => t("{who} reinstated {about}.", { who, about: about ?? someone }),
	mail_stage: (who) => t("{who} emailed the applicants in a stage.", { who }),
	import_members: (who) => t("{who} imported a table of members.", { who }),
	invite_member: (who) => t("{who} invited someone to become a member.", { who }),
	make_invitation_link: (who) => t("{who} made an invitation link for several people.", { who }),
	revoke_invitation: (who) => t("{who} revoked an invitation.", { who }),
	accept_invitation: (who, about) =>
		about === null
			? t("{who} set up this organization as its first director.", { who })
			: t("{who} accepted an invitation from {about}.", { who, about }),
	change_role: (who, about) => t("{who} changed the role of {about}.", { who, about: about ?? someone }),
	deactivate_member: (who, about) => t("{who} deactivated the account of {about}.", { who, about: about ?? someone }),
	activate_member: (who, about) => t("{who} reactivated the account of {about}.", { who, about: about ?? someone }),
	export_member: (who, about) => t("{who} exported the data of {about}.", { who, about: about ?? someone }),
	erase_member: (who, about) => t("{who} erased {about}.", { who, about: about ?? someone }),
	read_practice: (who, about) =>
		about === null ? t("{who} viewed a practice.", { who }) : t("{who} viewed a practice of {about}.", { who, about }),
	delete_post: (who, about) => t("{who} deleted a post of {about}.", { who, about: about ?? someone }),
	delete_comment: (who, about) => t("{who} deleted a comment of {about}.", { who, about: about ?? someone }),
	pin_post: (who, about) => t("{who} pinned a post of {about}.", { who, about: about ?? someone }),
	unpin_post: (who, about) => t("{who} unpinned a post of {about}.", { who, about: about ?? someone }),
	publish_after_warning: (who) =>
		t("{who} published a post after a warning that it resembles a visitor’s words.", { who }),
	keep_reported: (who, about) => t("{who} dismissed a report about {about}.", { who, about: about ?? someone }),
	hide_post: (who, about) => t("{who} hid a post of {about}.", { who, about: about ?? someone }),
	hide_comment: (who, about) => t("{who} hid a comment of {about}.", { who, about: about ?? someone }),
	show_again: (who, about) => t("{who} unhid a post or comment of {about}.", { who, about: about ?? someone }),
	clear_profile: (who, about) => t("{who} cleared the profile of {about}.", { who, about: about ?? someone }),
	warn_member: (who, about) => t("{who} warned {about}.", { who, about: about ?? someone }),
	suspend_from_community: (who, about) =>
		t("{who} suspended {about} from the community.", { who, about: about ?? someone }),
	lift_community_suspension: (who, about) =>
		t("{who} lifted the community suspension of {about}.", { who, about: about ?? someone }),
	change_rota: (who) => t("{who} changed the weekly schedule.", { who }),
	change_shift: (who) => t("{who} changed a shift.", { who }),
	call_out: (who) => t("{who} asked members to cover a shift.", { who }),
	request_place: (who, about) => t("{who} asked {about} to take a place in a shift.", { who, about: about ?? someone }),
	withdraw_place_request: (who, about) =>
		t("{who} no longer asks {about} to take a place in a shift.", { who, about: about ?? someone }),
	change_attendance: (who, about) =>
		t("{who} changed the attendance of {about} at a shift.", { who, about: about ?? someone }),
	close_shift: (who) => t("{who} closed a shift.", { who }),
	read_hours: (who, about) =>
		about === null
			? t("{who} viewed everyone’s hours.", { who })
			: t("{who} viewed the hours of {about}.", { who, about }),
	change_security: (who) => t("{who} changed when two-step verification is required.", { who }),
	reset_second_step: (who, about) =>
		t("{who} reset the two-step verification of {about}.", { who, about: about ?? someone }),
	turn_on_second_step: (who) => t("{who} turned on two-step verification.", { who }),
	turn_off_second_step: (who) => t("{who} turned off their own two-step verification.", { who }),
	renew_recovery_codes: (who) => t("{who} created new recovery codes.", { who }),
	add_authenticator_app: (who) => t("{who} added an authenticator app.", { who }),
	add_passkey: (who) => t("{who} added a passkey.", { who }),
	remove_passkey: (who) => t("{who} removed a passkey.", { who }),
	refuse_passkey: (who) => t("{who} was alerted to a passkey that may have been copied.", { who }),
	change_password: (who) => t("{who} changed their password.", { who }),
	change_name: (who) => t("{who} changed their legal name.", { who }),
	change_email: (who) => t("{who} changed their email.", { who }),
	correct_email: (who, about) => t("{who} started to correct the email of {about}.", { who, about: about ?? someone }),
	use_recovery_code: (who) => t("{who} logged in with a recovery code.", { who }),
	guess_codes: (who) => t("{who} was alerted to repeated wrong codes.", { who }),
	ask_for_block: (who) => t("{who} requested a block of a connection.", { who }),
	confirm_block: (who, about) =>
		about === null
			? t("{who} blocked a connection.", { who })
			: t("{who} confirmed a block requested by {about}.", { who, about }),
	decline_block: (who, about) => t("{who} declined a block requested by {about}.", { who, about: about ?? someone }),
	lift_block: (who) => t("{who} lifted a block early.", { who }),
	publish_content: (who) => t("{who} published a text.", { who }),
	change_alerts: (who) => t("{who} changed who is alerted.", { who }),
	create_api_token: (who) => t("{who} created an API token.", { who }),
	revoke_api_token: (who, about) =>
		about === null
			? t("{who} revoked an API token.", { who })
			: t("{who} revoked an API token of {about}.", { who, about }),
	open_to_visitors: (who) => t("{who} opened the service to visitors.", { who }),
	close_to_visitors: (who) => t("{who} closed the service to visitors.", { who }),
	create_webhook: (who) => t("{who} created a webhook.", { who }),
	change_webhook: (who) => t("{who} changed a webhook.", { who }),
	enable_webhook: (who) => t("{who} enabled a webhook.", { who }),
	disable_webhook: (who) => t("{who} disabled a webhook.", { who }),
	rotate_webhook_secret: (who) => t("{who} changed the secret of a webhook.", { who }),
	delete_webhook: (who) => t("{who} deleted a webhook.", { who }),
};

export const auditSentence = ({ act, member, about }: AuditEntry): string =>
	sentences[act](keptName(member.name), about && keptName(about.name));
