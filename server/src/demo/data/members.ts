import type { Role } from "@warmline/contract/accounts/roles";
import type { ApplicantType } from "@warmline/contract/accounts/user";

export const demoPassword = "Warmline!2026";

type DemoMember = {
	username: string;
	first_name: string;
	last_name: string;
	role: Role;
	applicant_type: ApplicantType | null;
	about: string;
	/** For the list that is printed at the start. */
	what: string;
};

export const demoMembers: readonly DemoMember[] = [
	{
		username: "director",
		first_name: "Dora",
		last_name: "Lindqvist",
		role: "director",
		applicant_type: null,
		about: "I look after the programme and everybody in it.",
		what: "Dora, program director",
	},
	{
		username: "supervisor",
		first_name: "Sam",
		last_name: "Okafor",
		role: "supervisor",
		applicant_type: "supervisor",
		about: "Evenings on the line, mornings in the garden.",
		what: "Sam, supervisor: sees every chat and assigns",
	},
	{
		username: "listener1",
		first_name: "Lina",
		last_name: "Moreau",
		role: "listener",
		applicant_type: "listener",
		about: "Listening since 2023. Tea, dogs, long walks.",
		what: "Lina, listener",
	},
	{
		username: "listener2",
		first_name: "Omar",
		last_name: "Haddad",
		role: "listener",
		applicant_type: "placement",
		about: "Social work student, here on placement.",
		what: "Omar, listener",
	},
	{
		username: "trainee",
		first_name: "Tess",
		last_name: "Nakamura",
		role: "trainee_listener",
		applicant_type: "listener",
		about: "In training, and glad to be.",
		what: "Tess, in training: no visitor data",
	},
	{
		username: "newhire",
		first_name: "Noor",
		last_name: "Bergeron",
		role: "new_hire",
		applicant_type: "listener",
		about: "",
		what: "Noor, has just registered",
	},
];
