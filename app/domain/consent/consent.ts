/** What a visitor may agree to; everything else the site needs to work and does not ask about. */
export const PURPOSES = ['analytics', 'logs'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** The cookie that keeps a choice, for half a year; read by the page's script only, so that kept pages are alike for all. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_SECONDS = 180 * 86_400;

/** Goes up when what the purposes mean changes: then everybody is asked anew. */
const CONSENT_VERSION = '1';

/** What there is to agree to on this installation; without any purpose no consent is requested. */
export function purposesOf(settings: { ANALYTICS_SRC: string | null; FRONTEND_LOGS: boolean }): Purpose[] {
	return [
		...(settings.ANALYTICS_SRC === null ? [] : (['analytics'] as const)),
		...(settings.FRONTEND_LOGS ? (['logs'] as const) : []),
	];
}

/** The cookie's value: version, what was asked about, what was agreed to; `1.analytics+logs.logs`. */
export function formatConsent(input: readonly Purpose[], granted: readonly Purpose[]): string {
	return [CONSENT_VERSION, input.join('+'), granted.join('+')].join('.');
}

/**
 * How things stand for what is asked about today: what of it is agreed to, and whether every part of it has been decided. A value of
 * another version, or none, decides nothing.
 */
export function readConsent(
	value: string | null,
	purposes: readonly Purpose[],
): { granted: Purpose[]; isDecided: boolean } {
	const [version, requested = '', granted = ''] = (value ?? '').split('.');
	if (version !== CONSENT_VERSION) return { granted: [], isDecided: purposes.length === 0 };
	const wasAsked = new Set(requested.split('+'));
	const wasGranted = new Set(granted.split('+'));
	return {
		granted: purposes.filter((purpose) => wasAsked.has(purpose) && wasGranted.has(purpose)),
		isDecided: purposes.every((purpose) => wasAsked.has(purpose)),
	};
}
