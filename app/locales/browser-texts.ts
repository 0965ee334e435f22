import type { i18n } from 'i18next';
import type { Language } from '~/domain/language/language';
import { DEFAULT_NAMESPACE, I18N_OPTIONS } from './options';
import { withValues } from './with-values';

type Text = string | readonly Text[] | { readonly [key: string]: Text };
export type Texts = { readonly [key: string]: Text };
type Values = Record<string, unknown> & { count?: number };

/**
 * What `useTranslation` asks of an i18next instance, for texts that never change while a page lives: namespaces, plurals, values in
 * a text, lists. i18next itself stays on the server; in the browser it would be a tenth of the first view (docs/decisions/0016).
 * `load` fetches a namespace; one that cannot be had counts as empty, as with i18next. `wording` holds the brand's own messages.
 */
export function createBrowserTexts(
	language: Language,
	load: (namespace: string) => Promise<Texts>,
	wording: Readonly<Record<string, string>> = {},
) {
	const namespaces = new Map<string, Texts>();
	const rules = new Intl.PluralRules(language);

	const loadNamespaces = async (wanted: string | readonly string[], done?: () => void): Promise<void> => {
		const missing = [wanted].flat().filter((namespace) => !namespaces.has(namespace));
		await Promise.all(
			missing.map(async (namespace) => namespaces.set(namespace, await load(namespace).catch(() => ({})))),
		);
		done?.();
	};

	const getFixedT = (_language: unknown, namespace: string | readonly string[] | null) => {
		const [own = DEFAULT_NAMESPACE] = [namespace ?? DEFAULT_NAMESPACE].flat();
		return (key: string, values: Values = {}) => {
			const colon = key.indexOf(':');
			const namespace = colon === -1 ? own : key.slice(0, colon);
			const path = key.slice(colon + 1);
			const at = (place: string) => wording[`${namespace}:${place}`] ?? find(namespaces.get(namespace) ?? {}, place);
			const plural = values.count === undefined ? undefined : at(`${path}_${rules.select(values.count)}`);
			return filled(plural ?? at(path) ?? path, values);
		};
	};

	const instance = {
		language,
		languages: [language],
		isInitialized: true,
		options: I18N_OPTIONS,
		store: { on() {}, off() {} },
		on() {},
		off() {},
		hasLoadedNamespace: (namespace: string) => namespaces.has(namespace),
		loadNamespaces,
		getFixedT,
		t: getFixedT(language, DEFAULT_NAMESPACE),
	};
	// The part of the interface that react-i18next uses.
	return instance as unknown as i18n;
}

function find(texts: Texts, path: string): Text | undefined {
	let found: Text | undefined = texts;
	for (const step of path.split('.')) {
		if (typeof found !== 'object') return undefined;
		found = (found as Texts)[step];
	}
	return found;
}

/** `{{name}}` becomes its value, in lists and groups of texts too. */
function filled(text: Text, values: Values): Text {
	if (typeof text === 'string') return withValues(text, values);
	if (Array.isArray(text)) return text.map((each) => filled(each, values));
	return Object.fromEntries(Object.entries(text).map(([key, each]) => [key, filled(each, values)]));
}
