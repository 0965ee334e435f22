import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { PhoneLink } from '~/components/layout/phone-link';
import { useRoot } from '~/components/root/use-root';
import { SingleKeySwitch } from '~/components/trade/frame/single-key-switch';
import { KeyList } from '~/components/trade/parts/key-list';
import type { KeyHint } from '~/components/trade/shortcuts';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['hotel-help', 'hotel-calendar', 'hotel-rates'] };

/** `/partner/hotel/help`: how the desk of a hotel works, and whom to ask. */
export function loader({ context }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	return json({ title: t('hotel-help:title'), description: t('hotel-help:lead') });
}

const CHAPTERS = ['requests', 'nights', 'rates', 'page', 'messages', 'team', 'keys', 'contact'] as const;

const PAGES = {
	requests: '/partner/hotel',
	nights: '/partner/hotel/calendar',
	rates: '/partner/hotel/rates',
	page: '/partner/hotel/page',
	messages: '/partner/inbox',
} as const;

const KEYS: KeyHint[] = [
	{ keys: ['/'], text: 'trade:keys.search' },
	{ keys: ['G', 'R'], text: 'trade:keys.go.hotelDesk' },
	{ keys: ['G', 'K'], text: 'trade:keys.go.hotelCalendar' },
	{ keys: ['G', 'T'], text: 'trade:keys.go.hotelRates' },
	{ keys: ['G', 'P'], text: 'trade:keys.go.hotelPage' },
	{ keys: ['G', 'M'], text: 'trade:keys.go.hotelInbox' },
	{ keys: ['⇧', '→'], text: 'hotel-calendar:keys.select' },
	{ keys: ['↵'], text: 'hotel-calendar:keys.open' },
	{ keys: ['U'], text: 'hotel-calendar:keys.units' },
	{ keys: ['S'], text: 'hotel-calendar:keys.selling' },
	{ keys: ['L'], text: 'hotel-calendar:keys.minNights' },
	{ keys: ['A'], text: 'hotel-calendar:keys.arrival' },
	{ keys: ['N'], text: 'hotel-calendar:keys.many' },
	{ keys: ['⌘', 'V'], text: 'hotel-rates:keys.paste' },
	{ keys: ['?'], text: 'trade:keys.all' },
];

export default function HotelHelp() {
	const { t } = useTranslation('hotel-help');
	const { brand } = useRoot();
	return (
		<main id="content" className="trade max-w-280 xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-12">
			<nav aria-label={t('contents')} className="hidden xl:sticky xl:top-6 xl:block xl:self-start">
				<ul>
					{CHAPTERS.map((name) => (
						<li key={name}>
							<a
								className="xl:block xl:border-l-2 xl:border-hair xl:py-1.5 xl:pl-3.5 xl:hover:border-accent"
								href={`#${name}`}
							>
								{t(`${name}.title`)}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="max-w-176 text-[1rem]/6.5 [&_section]:mt-9 [&_section]:scroll-mt-6 [&_section>:not(:first-child)]:mt-2.5">
				<h1>{t('title')}</h1>
				<p className="mt-2 text-[1.0625rem] text-ink2">{t('lead')}</p>
				<Chapter name="requests" page="requests">
					<p>{t('requests.first')}</p>
					<p>{t('requests.second')}</p>
					<p>{t('requests.third')}</p>
				</Chapter>
				<Chapter name="nights" page="nights">
					<p>{t('nights.first')}</p>
					<p>{t('nights.second')}</p>
				</Chapter>
				<Chapter name="rates" page="rates">
					<p>{t('rates.first')}</p>
					<p>{t('rates.second')}</p>
					<p>{t('rates.third')}</p>
				</Chapter>
				<Chapter name="page" page="page">
					<p>{t('page.first')}</p>
					<p>{t('page.second')}</p>
				</Chapter>
				<Chapter name="messages" page="messages">
					<p>{t('messages.first')}</p>
				</Chapter>
				<Chapter name="team">
					<p>{t('team.first')}</p>
				</Chapter>
				<Chapter name="keys">
					<p>{t('keys.first')}</p>
					<KeyList hints={KEYS} className="gap-x-10 text-t [&>li]:py-2" keyClass="max-xl:inline-grid" />
					<SingleKeySwitch label={t('keys.single')} />
				</Chapter>
				<Chapter name="contact">
					<p>{t('contact.first')}</p>
					<p className="flex flex-wrap gap-x-6 gap-y-2">
						<a href={`mailto:${brand.email}`} className="trade-link">
							{brand.email}
						</a>
						<PhoneLink phone={brand.phone} className="trade-link" />
					</p>
				</Chapter>
			</div>
		</main>
	);
}

type ChapterProps = { name: (typeof CHAPTERS)[number]; page?: keyof typeof PAGES; children: ReactNode };

function Chapter({ name, page, children }: ChapterProps) {
	const { t } = useTranslation('hotel-help');
	return (
		<section aria-labelledby={name}>
			<h2 id={name}>{t(`${name}.title`)}</h2>
			{children}
			{page ? (
				<p>
					<Link to={PAGES[page]} className="trade-link">
						{t(`${page}.link`)}
					</Link>
				</p>
			) : null}
		</section>
	);
}

export const meta = noindexMeta;
