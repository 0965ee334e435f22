/** The part of an address after its last `@`, in lower case; null for what is no address. */
export function domainOf(email: string): string | null {
	const domain = email
		.slice(email.lastIndexOf('@') + 1)
		.trim()
		.toLowerCase();
	return email.includes('@') && isDomain(domain) ? domain : null;
}

const DOMAIN =
	/^(?=.{3,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/** Whether a text, in lower case, is the name of a domain with at least two labels. */
export function isDomain(text: string): boolean {
	return DOMAIN.test(text);
}
