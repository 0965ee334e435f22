import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { NO_WORDING, type Wording } from '~/domain/brand/wording';
import type { Language } from '~/domain/language/language';
import { DEFAULT_NAMESPACE, I18N_OPTIONS } from './options';
import { rememberTexts } from './remembered-texts';
import { VALUES_FORMAT } from './with-values';
import { withWording } from './with-wording';

const files = import.meta.glob<{ default: Record<string, unknown> }>('./{en,de}/*.ts', { eager: true });

function resourcesOf(language: Language) {
	const resources: Record<string, Record<string, unknown>> = {};
	for (const [path, module] of Object.entries(files)) {
		const [, folder, namespace] = /^\.\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? [];
		if (folder === language && namespace) resources[namespace] = module.default;
	}
	return resources;
}

function create(language: Language, wording: Wording): i18n {
	const resources = resourcesOf(language);
	const instance = createInstance();
	instance.use(initReactI18next).use(VALUES_FORMAT);
	void instance.init({
		...I18N_OPTIONS,
		lng: language,
		ns: Object.keys(resources),
		defaultNS: DEFAULT_NAMESPACE,
		resources: { [language]: withWording(resources, wording[language] ?? {}) },
		initImmediate: false,
	});
	return rememberTexts(instance);
}

const instances = new WeakMap<Wording, Partial<Record<Language, i18n>>>();

/** Whose texts are asked for: a request's context, or a language alone for the product's own words. */
type Speaker = Language | { language: Language; brand: { wording: Wording } };

/**
 * The texts of one language on the server, in the words of a brand. One instance per language, wording and isolate: neither
 * ever changes, so requests may share it, which saves setting i18next up for each page.
 */
export function serverTexts(speaker: Speaker): i18n {
	const { language, wording } =
		typeof speaker === 'string'
			? { language: speaker, wording: NO_WORDING }
			: { language: speaker.language, wording: speaker.brand.wording };
	const ofWording = instances.get(wording) ?? {};
	if (!instances.has(wording)) instances.set(wording, ofWording);
	ofWording[language] ??= create(language, wording);
	return ofWording[language];
}

/** Every message of a language by its key (`namespace:path.to.message`), in the product's own words. Lists of sentences are no messages. */
export function productMessages(language: Language): Map<string, string> {
	const messages = new Map<string, string>();
	const collect = (key: string, texts: Record<string, unknown>, mark: ':' | '.') => {
		for (const [step, value] of Object.entries(texts)) {
			const place = `${key}${mark}${step}`;
			if (typeof value === 'string') messages.set(place, value);
			else if (value !== null && typeof value === 'object' && !Array.isArray(value))
				collect(place, value as Record<string, unknown>, '.');
		}
	};
	for (const [namespace, texts] of Object.entries(resourcesOf(language))) collect(namespace, texts, ':');
	return messages;
}
