import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The part of `createBrowserTexts` that components read. */
type BrowserTexts = {
	hasLoadedNamespace(namespace: string): boolean;
	loadNamespaces(namespaces: readonly string[]): Promise<void>;
	getFixedT(language: null, namespaces: readonly string[] | null): (key: string, values?: object) => string;
};

const Texts = createContext<BrowserTexts | null>(null);

/**
 * With `useTranslation` what our pages use of `react-i18next`, in its place in the browser's build (`vite.config.ts`): texts that never
 * change while a page lives need no events and no bindings, which are 2 kB of every first view (docs/decisions/0016). The server renders
 * with the library.
 */
export function I18nextProvider({ i18n, children }: { i18n: BrowserTexts; children: ReactNode }) {
	return <Texts.Provider value={i18n}>{children}</Texts.Provider>;
}

/** The texts of some namespaces; what is drawn with them waits until they are there (`Suspense`). */
export function useTranslation(namespaces: string | readonly string[] = []) {
	const texts = useContext(Texts);
	if (!texts) throw new Error('texts stand outside of their provider');
	const key = [namespaces].flat().join(' ');
	const found = useMemo(() => {
		const names = key.split(' ').filter(Boolean);
		return { names, t: texts.getFixedT(null, names.length > 0 ? names : null) };
	}, [texts, key]);
	const missing = found.names.filter((name) => !texts.hasLoadedNamespace(name));
	if (missing.length > 0) throw texts.loadNamespaces(missing);
	return found;
}
