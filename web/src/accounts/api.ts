import {
	forgotPassword,
	logInCall,
	me,
	resetPasswordCall,
	sendVerificationEmail,
	signUpCall,
} from "@warmline/contract/accounts/calls";
import { confirmEmailChange, refuseEmailChange } from "@warmline/contract/accounts/email-change-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { request } from "../platform/http/api.ts";

export const sendLogIn = (body: BodyInputOf<typeof logInCall>) => request(logInCall, { body });
export const sendSignUp = (body: BodyInputOf<typeof signUpCall>) => request(signUpCall, { body });
export const askForVerificationEmail = (email: string) => request(sendVerificationEmail, { body: { email } });
export const askForResetLink = (email: string) => request(forgotPassword, { body: { email } });
export const setNewPassword = (body: BodyInputOf<typeof resetPasswordCall>) => request(resetPasswordCall, { body });
export const fetchMe = () => request(me);
/** Whether the other address has confirmed, too. */
export const confirmEmailChangeBy = (token: string) => request(confirmEmailChange, { body: { token } });
export const refuseEmailChangeBy = (token: string) => request(refuseEmailChange, { body: { token } });
