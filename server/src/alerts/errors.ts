import { t } from "@warmline/contract/i18n";
import { conflict, invalid } from "../platform/errors.ts";

export const smsOff = () => conflict("sms_off", t("Text messages aren’t set up here."));

export const smsNotSent = () =>
	conflict("sms_not_sent", t("Couldn’t send the code. Please check the number, or try again later."));

export const wrongCode = () =>
	invalid("wrong_code", t("This code isn’t right, or it’s too old. Please check it, or have a new one sent."));
