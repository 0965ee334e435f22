import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { Hero } from '~/components/home/hero';
import { heroPreloads } from '~/components/home/hero-picture';
import LowerHome from '~/components/home/lower-home';
import { organization, webSite } from '~/components/home/site-json-ld';
import { pageMeta } from '~/components/layout/page-meta';
import { PartnerAccess } from '~/components/layout/partner-access';
import type { RootData } from '~/components/root/use-root';
import { monthChoice } from '~/components/search/month-choice';
import { LateZone, late } from '~/components/ui/late';
import { chaletsPath } from '~/domain/content/chalets-path';
import { listHandPicked } from '~/domain/hand-picked/list-hand-picked.server';
import { isThisSeason } from '~/domain/hand-picked/season-in-view';
import { loadVocabulary } from '~/domain/search/load-vocabulary.server';
import type { VocabularyCity } from '~/domain/search/search-result';
import { homeOf } from '~/domain/user/home-of';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache/cache-control';

const HAND_PICKED = 5;
const PLACES_OF_A_COUNTRY = 6;

/** The landing page; signed-in users are redirected to their start page. Brands that need a login show their entry page instead. */
export async function loader({ context }: LoaderFunctionArgs) {
	const home = context.actor ? homeOf(context.actor) : '/';
	if (home !== '/') throw redirect(home);
	const { t } = serverTexts(context);
	const head = { title: t('home:title'), description: t('home:description') };
	if (context.brand.isLoginRequired) return json({ ...head, page: null });
	const [vocabulary, handPicked] = await Promise.all([
		loadVocabulary({ ctx: context }),
		listHandPicked({ ctx: context, count: HAND_PICKED }),
	]);
	const countries = vocabulary.countryArray
		.map(({ value: code }) => {
			const cities = vocabulary.citiesByCountry[code];
			return {
				code,
				to: chaletsPath(code, null, context.language),
				properties: sumOfProperties(cities.filter(({ parent }) => parent === null)),
				places: cities
					.filter((city) => city.properties > 0 && !cities.some(({ parent }) => parent === city.value))
					.sort((a, b) => b.properties - a.properties)
					.slice(0, PLACES_OF_A_COUNTRY)
					.map((city) => ({
						to: chaletsPath(code, city.value, context.language),
						name: city[context.language],
					})),
			};
		})
		.filter(({ properties }) => properties > 0)
		.sort((a, b) => b.properties - a.properties);
	return json({
		...head,
		page: {
			countries,
			count: sumOfProperties(countries),
			...handPicked,
			months: monthChoice(context.today, context.language),
			isThisSeason: isThisSeason(handPicked.season, context.today),
		},
	});
}

function sumOfProperties(parts: readonly Pick<VocabularyCity, 'properties'>[]): number {
	return parts.reduce((sum, { properties }) => sum + properties, 0);
}

export const handle = { i18n: ['home', 'search'], isHeaderOverPicture: true };

const LOWER = 'home';

// Below the first view, and complete as HTML: its script comes with the first touch.
const LateHome = import.meta.env.SSR ? LowerHome : late(LOWER, () => import('~/components/home/lower-home'));

export default function Home() {
	const { page } = useLoaderData<typeof loader>();
	if (!page) return <PartnerAccess />;
	const { months, ...lower } = page;
	return (
		<main id="content">
			<Hero months={months} />
			<LateZone id={LOWER}>
				<LateHome {...lower} />
			</LateZone>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
	const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
	return [
		...(data?.page ? heroPreloads : []),
		...pageMeta(matches, {
			title: data?.title ?? '',
			description: data?.description ?? '',
			path: '/',
			isNoindex: !data?.page,
			structured: root && data?.page ? [organization(root), webSite(root)] : [],
		}),
	];
};

export const headers = publicPageHeaders;
