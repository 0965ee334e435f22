import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAD_STATUSES } from '#db/schema/trade-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { PhoneLink } from '~/components/layout/phone-link';
import { useRoot } from '~/components/root/use-root';
import { SingleKeySwitch } from '~/components/trade/frame/single-key-switch';
import { KeyList } from '~/components/trade/parts/key-list';
import type { KeyHint } from '~/components/trade/shortcuts';
import { StatusBadge, StayBadge } from '~/components/trade/status-badge';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['help', 'dashboard', 'lead'] };

/** `/partner/help-centre`: how the work with options, bookings, commission and dates goes, and whom to ask. */
export function loader({ context }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	return json({ title: t('help:title'), description: t('help:lead') });
}

const CHAPTERS = [
	'interests',
	'options',
	'bookings',
	'commission',
	'calendar',
	'rooming',
	'statuses',
	'keys',
	'contact',
] as const;

const KEYS: KeyHint[] = [
	{ keys: ['/'], text: 'trade:keys.search' },
	{ keys: ['G', 'D'], text: 'trade:keys.go.dashboard' },
	{ keys: ['G', 'C'], text: 'trade:keys.go.chalets' },
	{ keys: ['J', 'K'], text: 'dashboard:keys.rows' },
	{ keys: ['↵'], text: 'dashboard:keys.open' },
	{ keys: ['X'], text: 'dashboard:keys.choose' },
	{ keys: ['F'], text: 'dashboard:keys.filter' },
	{ keys: ['N'], text: 'dashboard:keys.new' },
	{ keys: ['U'], text: 'lead:keys.back' },
	{ keys: ['B'], text: 'lead:keys.book' },
	{ keys: ['R'], text: 'lead:keys.rooming' },
	{ keys: ['P'], text: 'lead:keys.print' },
	{ keys: ['?'], text: 'trade:keys.all' },
];

export default function HelpCentre() {
	const { t } = useTranslation('help');
	const { brand } = useRoot();
	return (
		<main id="content" className="trade max-w-280 xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-12">
			<nav aria-label={t('contents')} className="hidden xl:block xl:sticky xl:top-6 xl:self-start">
				<ul>
					{CHAPTERS.map((name) => (
						<li key={name}>
							<a
								className="xl:block xl:border-l-2 xl:border-hair xl:py-1.5 xl:pr-0 xl:pl-3.5 xl:hover:border-accent"
								href={`#${name}`}
							>
								{t(`${name}.title`)}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="text-[1rem]/6.5 max-w-176 [&_section>:not(:first-child)]:mt-2.5 [&_section]:mt-9 [&_section]:scroll-mt-6">
				<h1>{t('title')}</h1>
				<p className="text-[1.0625rem] mt-2 text-ink2">{t('lead')}</p>
				<Chapter name="interests">
					<p>{t('interests.first')}</p>
					<p>{t('interests.second')}</p>
				</Chapter>
				<Chapter name="options">
					<p>{t('options.first')}</p>
					<p>{t('options.second')}</p>
					<p>{t('options.third')}</p>
				</Chapter>
				<Chapter name="bookings">
					<p>{t('bookings.first')}</p>
					<p>{t('bookings.second')}</p>
					<p>{t('bookings.third')}</p>
				</Chapter>
				<Chapter name="commission">
					<p>{t('commission.first')}</p>
					<p>{t('commission.second')}</p>
				</Chapter>
				<Chapter name="calendar">
					<p>{t('calendar.first')}</p>
					<p>
						<Link to="/partner/calendar" className="trade-link">
							{t('calendar.link')}
						</Link>
					</p>
				</Chapter>
				<Chapter name="rooming">
					<p>{t('rooming.first')}</p>
				</Chapter>
				<Chapter name="statuses">
					<p>{t('statuses.first')}</p>
					<ul className="flex flex-wrap gap-2">
						{LEAD_STATUSES.map((status) => (
							<li key={status}>
								<StatusBadge status={status} />
							</li>
						))}
					</ul>
					<p>{t('statuses.stays')}</p>
					<ul className="flex flex-wrap gap-2">
						{(['available', 'onRequest', 'fullyBooked'] as const).map((state) => (
							<li key={state}>
								<StayBadge state={state} text={t(`statuses.${state}`)} />
							</li>
						))}
					</ul>
				</Chapter>
				<Chapter name="keys">
					<p>{t('keys.first')}</p>
					<KeyList hints={KEYS} className="gap-x-10 text-t [&>li]:py-2" keyClass="max-xl:inline-grid" />
					<SingleKeySwitch label={t('keys.single')} />
				</Chapter>
				<Chapter name="contact">
					<p>{t('contact.first')}</p>
					<p className="flex flex-wrap gap-2 gap-x-6 gap-y-2">
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

function Chapter({ name, children }: { name: (typeof CHAPTERS)[number]; children: ReactNode }) {
	const { t } = useTranslation('help');
	return (
		<section aria-labelledby={name}>
			<h2 id={name}>{t(`${name}.title`)}</h2>
			{children}
		</section>
	);
}

export const meta = noindexMeta;
