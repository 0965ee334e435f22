import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { Language } from '~/domain/language/language';
import { DEFAULT_NAMESPACE, I18N_OPTIONS } from './options';
import { rememberTexts } from './remembered-texts';

const files = import.meta.glob<{ default: Record<string, unknown> }>('./{en,de}/*.ts', { eager: true });

function resourcesOf(language: Language) {
	const resources: Record<string, Record<string, unknown>> = {};
	for (const [path, module] of Object.entries(files)) {
		const [, folder, namespace] = /^\.\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? [];
		if (folder === language && namespace) resources[namespace] = module.default;
	}
	return resources;
}

function create(language: Language): i18n {
	const resources = resourcesOf(language);
	const instance = createInstance();
	void instance.use(initReactI18next).init({
		...I18N_OPTIONS,
		lng: language,
		ns: Object.keys(resources),
		defaultNS: DEFAULT_NAMESPACE,
		resources: { [language]: resources },
		initImmediate: false,
	});
	return rememberTexts(instance);
}

const instances: Partial<Record<Language, i18n>> = {};

/**
 * The texts of one language on the server. One instance per language and isolate: its language never changes, so
 * requests may share it, which saves setting i18next up for each page.
 */
export function serverTexts(language: Language): i18n {
	instances[language] ??= create(language);
	return instances[language];
}
