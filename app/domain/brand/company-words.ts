const LONGEST_NAME = 200;

/**
 * A company name as it is compared: lower case words with single spaces, accents, punctuation and case aside
 * (`Société  Corvin & Lys S.A.` is `societe corvin lys s a`). Linear time; cut after 200 characters.
 */
export function companyWords(name: string): string {
	return name
		.slice(0, LONGEST_NAME)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
