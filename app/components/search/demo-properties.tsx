import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { callSite } from '~/platform/call-site';
import { savedFlags } from '../feature/flag-store';
import { CardList } from './card-list';
import type { CardView } from './card-view';

/**
 * The properties for demonstrations, below the results, where this tab's settings show them. They come with the script, so that a page
 * that is cached for everybody never holds them.
 * @param areOnByDefault whether the installation shows them
 */
export function DemoProperties({ areOnByDefault }: { areOnByDefault: boolean }) {
	const { t } = useTranslation('search');
	const { language } = useRoot();
	const [cards, setCards] = useState<readonly CardView[]>([]);
	useEffect(() => {
		if (!savedFlags(areOnByDefault).demoProperties) return;
		const left = new AbortController();
		// A language in the address would count as a choice and be stored in a cookie.
		callSite('/search/demo-houses', { signal: left.signal, headers: { 'accept-language': language } })
			.then(async (answer) => {
				if (answer.ok) setCards((await answer.json()) as CardView[]);
			})
			.catch(() => undefined);
		return () => left.abort();
	}, [areOnByDefault, language]);
	if (cards.length === 0) return null;
	return (
		<section aria-labelledby="demo-houses" className="mt-14 border-t border-line2 pt-7">
			<h2 id="demo-houses" className="text-h3">
				{t('demo.title')}
			</h2>
			<p className="mt-2 mb-9 text-small text-ink2">{t('demo.lead')}</p>
			<CardList cards={cards} headingLevel="h3" eagerCount={0} />
		</section>
	);
}
