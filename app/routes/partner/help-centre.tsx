import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, type MetaFunction } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAD_STATUSES } from '#db/schema/enums';
import { pageMeta } from '~/components/layout/page-meta';
import { PhoneLink } from '~/components/layout/phone-link';
import { useRoot } from '~/components/root/use-root';
import { SingleKeySwitch } from '~/components/trade/frame/single-key-switch';
import help from '~/components/trade/help.css?url';
import { Hint } from '~/components/trade/hint';
import type { KeyHint } from '~/components/trade/shortcuts';
import { StatusBadge, StayBadge } from '~/components/trade/status-badge';
import { serverTexts } from '~/locales/server';

const PATH = '/partner/help-centre';

export const handle = { i18n: ['help', 'dashboard', 'lead'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: help }];

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
		<main id="content" className="trade help">
			<nav aria-label={t('contents')} className="help-contents">
				<ul>
					{CHAPTERS.map((name) => (
						<li key={name}>
							<a href={`#${name}`}>{t(`${name}.title`)}</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="help-text">
				<h1>{t('title')}</h1>
				<p className="help-lead">{t('lead')}</p>
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
					<ul className="help-badges">
						{LEAD_STATUSES.map((status) => (
							<li key={status}>
								<StatusBadge status={status} />
							</li>
						))}
					</ul>
					<p>{t('statuses.stays')}</p>
					<ul className="help-badges">
						{(['available', 'onRequest', 'fullyBooked'] as const).map((state) => (
							<li key={state}>
								<StayBadge state={state} text={t(`statuses.${state}`)} />
							</li>
						))}
					</ul>
				</Chapter>
				<Chapter name="keys">
					<p>{t('keys.first')}</p>
					<ul className="help-keys">
						{KEYS.map((hint) => (
							<Hint key={hint.text} hint={hint} />
						))}
					</ul>
					<SingleKeySwitch label={t('keys.single')} />
				</Chapter>
				<Chapter name="contact">
					<p>{t('contact.first')}</p>
					<p className="help-contact">
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

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, { title: data?.title ?? '', description: data?.description ?? '', path: PATH, isNoindex: true });
