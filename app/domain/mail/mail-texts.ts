import { createInstance, type TFunction } from 'i18next';
import german from '../../locales/de/mail';
import english from '../../locales/en/mail';
import { I18N_OPTIONS } from '../../locales/options';
import { VALUES_FORMAT } from '../../locales/with-values';
import { withWording } from '../../locales/with-wording';
import { mailMessages, type Wording } from '../brand/wording';
import type { Language } from '../language/language';
import type { MailBrand } from './mail-brand';

/** Returns a text of `app/locales/{en,de}/mail.ts` by its key. */
export type MailTexts = TFunction<'mail'>;

const TEXTS = { en: english, de: german };

const remembered = new WeakMap<Wording, Partial<Record<Language, MailTexts>>>();

/**
 * The texts of mails in one language, in the words of a brand (BRAND-14). `app/locales/server.ts` reads its files by a glob of
 * Vite, which the workers' own bundles do not have.
 */
export function mailTexts({ wording }: Pick<MailBrand, 'wording'>, language: Language): MailTexts {
	const ofWording = remembered.get(wording) ?? {};
	if (!remembered.has(wording)) remembered.set(wording, ofWording);
	ofWording[language] ??= create(wording, language);
	return ofWording[language];
}

function create(wording: Wording, language: Language): MailTexts {
	const instance = createInstance();
	void instance.use(VALUES_FORMAT).init({
		...I18N_OPTIONS,
		lng: language,
		ns: 'mail',
		defaultNS: 'mail',
		resources: { [language]: withWording({ mail: TEXTS[language] }, mailMessages(wording[language])) },
		initImmediate: false,
	});
	return instance.getFixedT(language, 'mail');
}
