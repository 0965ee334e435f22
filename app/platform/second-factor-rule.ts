/** What counts as a second factor, as the issuer names it; `off`: none is asked for. */
export type SecondFactorRule = 'off' | { acr: readonly string[]; amr: readonly string[] };

const METHOD = 'amr:';

/** Reads `urn:example:mfa amr:otp`; null where nothing is set. */
export function parseSecondFactor(text: string | null): SecondFactorRule | null {
	if (text === null) return null;
	if (text === 'off') return 'off';
	const words = text.split(/[\s,]+/).filter(Boolean);
	return {
		acr: words.filter((word) => !word.startsWith(METHOD)),
		amr: words.filter((word) => word.startsWith(METHOD)).map((word) => word.slice(METHOD.length)),
	};
}
