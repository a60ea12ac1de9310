import { isExampleAddress } from "@warmline/contract/content/example";
import type { Config } from "../../config.ts";
import { contentNewerThanPages, pagesAreBuilt } from "../../platform/http/built-site.ts";
import { society } from "../../platform/society.ts";
import { type Finding, good, warning, wrong } from "./finding.ts";

const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const checkPublicUrl = ({ PUBLIC_URL }: Config): Finding => {
	const { protocol, hostname, pathname, search } = new URL(PUBLIC_URL);
	if (pathname !== "/" || search !== "")
		return wrong(
			"PUBLIC_URL",
			`${PUBLIC_URL} has a path. Warmline stands at the root of an address; leave the path out.`,
		);
	if (thisMachine.test(hostname))
		return warning(
			"PUBLIC_URL",
			`${PUBLIC_URL} can be reached from this machine only, and links in mails lead there. Set PUBLIC_URL.`,
		);
	if (protocol !== "https:")
		return wrong(
			"PUBLIC_URL",
			`${PUBLIC_URL} is not encrypted: whoever is on the way reads along. Put a proxy with TLS before it, and set https://.`,
		);
	return good("PUBLIC_URL", PUBLIC_URL);
};

const checkProxies = ({ PUBLIC_URL, TRUSTED_PROXIES }: Config): Finding => {
	if (TRUSTED_PROXIES.length === 0 && PUBLIC_URL.startsWith("https:"))
		return warning(
			"TRUSTED_PROXIES",
			"No proxy is trusted, so visitors cannot be told apart: limits by address and blocks do not work. Set it to the address of the proxy with TLS.",
		);
	return good("TRUSTED_PROXIES", TRUSTED_PROXIES.join(", ") || "None, and none is needed.");
};

const checkPages = (): Finding => {
	if (!pagesAreBuilt()) return wrong("pages", "The pages are not built, and only the API is served: npm run build");
	const newer = contentNewerThanPages();
	return newer === undefined
		? good("pages", "The pages are built.")
		: warning("pages", `${newer} was changed after the pages were built, and visitors do not see it: npm run build`);
};

/** What an organisation takes over from us and has to replace. */
const checkContentAddresses = (): Finding => {
	const { contact_email, applications_email } = society();
	const examples = Object.entries({ contact_email, applications_email }).filter(([, email]) => isExampleAddress(email));
	return examples.length === 0
		? good("content", "The contact addresses are your own.")
		: warning(
				"content",
				`${examples.map(([name]) => name).join(" and ")}: an example, and what people write there is lost. A director puts your own under Site content, Name and contact.`,
			);
};

export const checkAddresses = (config: Config): readonly Finding[] => [
	checkPublicUrl(config),
	checkProxies(config),
	checkPages(),
	checkContentAddresses(),
];
