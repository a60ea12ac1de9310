import { t } from "@warmline/contract/i18n";
import { conflict, invalid, notFound } from "../platform/errors.ts";

/** The same for who is not there, and for who does not want to be seen by this reader. */
export const noSuchMember = () => notFound(t("No such member."));

const wrong = (field: string, code: string, message: string) => invalid(code, message, { [field]: message });

export const cannotFollowYourself = () => wrong("follow_id", "yourself", t("You can’t follow yourself."));
export const cannotSilenceYourself = () => invalid("yourself", t("You can’t mute or block yourself."));

export const noSuchPicture = () =>
	wrong("avatar", "no_such_media", t("This picture is no longer there. Please choose it again."));
export const noSuchCountry = () => wrong("location", "invalid_location", t("Please choose a country from the list."));
export const noBirthDate = (years: number) =>
	wrong("birth_date", "invalid_birth_date", t("Please give a date at least {years} years ago.", { years }));
export const tooLongAgo = () => wrong("birth_date", "invalid_birth_date", t("Please check the year of your birth."));

export const repeatsWords = () =>
	conflict(
		"repeats_a_visitor",
		t("Some of this closely resembles what a visitor wrote to you. Please make sure that no one can be identified."),
	);
