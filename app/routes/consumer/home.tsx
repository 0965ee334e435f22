import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { DestinationIndex } from '~/components/home/destination-index';
import { HandPicked } from '~/components/home/hand-picked';
import { Hero } from '~/components/home/hero';
import { HowItWorks } from '~/components/home/how-it-works';
import { NoFee } from '~/components/home/no-fee';
import { Statement } from '~/components/home/statement';
import { pageMeta } from '~/components/layout/page-meta';
import { PartnerAccess } from '~/components/layout/partner-access';
import { loadVocabulary } from '~/domain/search/load-vocabulary.server';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { seasonOf } from '~/domain/stay/season';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache-policy';

const HAND_PICKED = 5;

/** The landing page (P§2). Brands that need a login show their door instead (decisions 53). */
export async function loader({ context }: LoaderFunctionArgs) {
	const { t } = serverTexts(context.language);
	const head = { title: t('home:title'), description: t('home:description') };
	if (context.brand.isLoginRequired) return json({ ...head, page: null });
	const [vocabulary, result] = await Promise.all([
		loadVocabulary({ ctx: context }),
		searchProperties({ ctx: context, filter: EMPTY_SEARCH_FILTER }),
	]);
	const countries = vocabulary.countryArray.map((country) => ({
		code: country.value,
		houses: result.facets.country.find((option) => option.value === country.value)?.count ?? 0,
		places: vocabulary.citiesByCountry[country.value]
			.filter((city) => city.houses > 0 && !hasPart(vocabulary.citiesByCountry[country.value], city.value))
			.sort((a, b) => b.houses - a.houses)
			.slice(0, 6)
			.map((city) => ({ slug: city.value, name: city[context.language], houses: city.houses })),
	}));
	return json({
		...head,
		page: {
			season: seasonOf(context.today).name,
			count: result.count,
			countries: countries.sort((a, b) => b.houses - a.houses),
			houses: result.cards.slice(0, HAND_PICKED),
		},
	});
}

/** True for a place that is only the roof of others, such as Courchevel. */
function hasPart(cities: readonly { parent: string | null }[], slug: string): boolean {
	return cities.some((city) => city.parent === slug);
}

export const handle = { i18n: ['home', 'search'], isHeaderOverPicture: true };

export default function Home() {
	const { page } = useLoaderData<typeof loader>();
	if (!page) return <PartnerAccess />;
	return (
		<main id="content">
			<Hero />
			<Statement />
			<DestinationIndex countries={page.countries} />
			<HandPicked season={page.season} count={page.count} houses={page.houses} />
			<HowItWorks />
			<NoFee house={page.houses[1] ?? page.houses[0]} />
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.description ?? '',
		path: '/',
		isNoindex: !data?.page,
	});

export const headers = publicPageHeaders;
