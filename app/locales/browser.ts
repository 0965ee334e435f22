import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { DEFAULT_NAMESPACE, I18N_OPTIONS } from './options';

const files = import.meta.glob<{ default: Record<string, string> }>('./{en,de}/*.ts');

/** Every language and namespace is a file of its own; only those of this page are fetched. */
const backend: BackendModule = {
	type: 'backend',
	init() {},
	read(language, namespace, callback) {
		const load = files[`./${language}/${namespace}.ts`];
		if (!load) return callback(new Error(`no texts ${language}/${namespace}`), null);
		load().then(
			(module) => callback(null, module.default),
			(error) => callback(error, null),
		);
	},
};

/** Sets the texts up in the browser, in the language the server has chosen. */
export async function startTexts(namespaces: string[]): Promise<typeof i18next> {
	await i18next
		.use(backend)
		.use(initReactI18next)
		.init({
			...I18N_OPTIONS,
			lng: document.documentElement.lang,
			ns: [...new Set([DEFAULT_NAMESPACE, ...namespaces])],
		});
	return i18next;
}
