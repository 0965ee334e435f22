import { useLocation, useMatches } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { languageCookie } from '~/domain/language/language';
import { withLanguage } from '~/domain/language/localized-paths';
import { relOf } from '../ui/dated-link';

type Alternates = { alternates?: { en: string; de: string } };

/**
 * EN and DE as links to this page in the other language. A route whose path has its own language returns `alternates` from its loader;
 * otherwise `?lng=` selects the language. The choice is stored in local storage and mirrored in a cookie (BRAND-22).
 */
export function LanguageSwitch() {
	const { t } = useTranslation();
	const { language } = useRoot();
	const { pathname, search } = useLocation();
	const matches = useMatches();
	const own = matches.map((match) => (match.data as Alternates | null)?.alternates).find(Boolean);
	return (
		<nav aria-label={t('nav.language')} className="-mx-2.5 flex">
			{(
				[
					['en', own?.en],
					['de', own?.de],
				] as const
			).map(([choice, path]) => (
				<a
					key={choice}
					href={path ?? withLanguage(pathname + search, choice)}
					rel={relOf(path ?? search)}
					hrefLang={choice}
					lang={choice}
					aria-current={choice === language ? 'true' : undefined}
					aria-label={`${choice.toUpperCase()}, ${choice === 'en' ? t('nav.english') : t('nav.german')}`}
					onClick={() => keepLanguage(choice)}
					className={`inline-grid min-h-11 min-w-11 place-items-center uppercase underline-offset-8 ${choice === language ? 'underline font-semibold' : 'opacity-80 hover:opacity-100'}`}
				>
					{choice}
				</a>
			))}
		</nav>
	);
}

function keepLanguage(language: string): void {
	try {
		localStorage.setItem('lng', language);
	} catch {
		// Storage may be closed; the cookie is enough.
	}
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
	document.cookie = languageCookie(language, location.origin);
}
