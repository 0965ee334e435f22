import type { InitOptions } from 'i18next';

export const DEFAULT_NAMESPACE = 'common';

/** What server and browser must agree on. React escapes, so i18next need not. */
export const I18N_OPTIONS = {
	supportedLngs: ['en', 'de'],
	fallbackLng: false,
	defaultNS: DEFAULT_NAMESPACE,
	interpolation: { escapeValue: false },
	// A page that needs more texts keeps the old page standing until they are there.
	react: { useSuspense: true },
	returnNull: false,
} as const satisfies InitOptions;
