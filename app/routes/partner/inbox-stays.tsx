import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { InboxPage } from '~/components/trade/inbox/inbox-page';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { houseName } from '~/domain/lead/property-name';
import { staySheetPath } from '~/domain/trip/stay-path';
import { type ComingStay, listComingStays } from '~/domain/trip/stay-sheet.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['inbox', 'desk', 'trade-trip'] };

/** `/partner/inbox/stays`: the booked stays of an operator's properties, by arrival. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('trade-trip:stays.title');
	const page = Math.min(10_000, Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1));
	const { stays, hasMore } = await listComingStays({ ctx: context, page }).catch(errorPage(title));
	return json({ title, stays, hasMore, page });
}

export default function InboxStays() {
	const { t } = useTranslation(['trade-trip', 'desk']);
	const { title, stays, hasMore, page } = useLoaderData<typeof loader>();
	return (
		<InboxPage title={title} lead={t('stays.link')}>
			{stays.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('stays.empty')}>{t('stays.emptyText')}</EmptyState>
				</div>
			) : (
				<ul className="trade-card mt-6 [&>li+li]:border-t [&>li+li]:border-hair">
					{stays.map((stay) => (
						<StayLine key={stay.id} stay={stay} />
					))}
				</ul>
			)}
			<p className="mt-4 flex gap-2">
				{page > 1 ? (
					<Link to={`?page=${page - 1}`} className={tradeButton('line')}>
						{t('stays.earlier')}
					</Link>
				) : null}
				{hasMore ? (
					<Link to={`?page=${page + 1}`} className={tradeButton('line')}>
						{t('stays.next')}
					</Link>
				) : null}
			</p>
		</InboxPage>
	);
}

function StayLine({ stay }: { stay: ComingStay }) {
	const { t } = useTranslation(['trade-trip', 'desk']);
	const { language } = useRoot();
	const nights = daysBetween(plainDate(stay.checkIn), plainDate(stay.checkOut));
	return (
		<li>
			<Link
				to={staySheetPath(stay.id)}
				className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 px-4.5 py-2.5 hover:bg-row"
			>
				<b className="w-40 font-semibold tabular-nums">{formatDate(stay.checkIn, language, { weekday: 'plain' })}</b>
				<span className="min-w-44 grow">
					{stay.firstName} {stay.lastName}
					<span className="trade-note block">
						{[houseName(stay.property), t('desk:nights', { count: nights }), stay.bookingNumber]
							.filter(Boolean)
							.join(', ')}
					</span>
				</span>
				<span className="trade-note">
					{[
						t('stays.guests', { named: stay.named, pax: stay.pax }),
						stay.arrivalTime && t('stays.arrives', { time: stay.arrivalTime }),
					]
						.filter(Boolean)
						.join(', ')}
				</span>
			</Link>
		</li>
	);
}

export const meta = noindexMeta;
