import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, Link, useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useInboxTabs } from '~/components/trade/inbox/use-inbox-tabs';
import { BookingsTable } from '~/components/trade/operator-desk/bookings/bookings-table';
import { Pages } from '~/components/trade/page/pages';
import { WorkPage } from '~/components/trade/page/work-page';
import { FIELD_BOX } from '~/components/trade/parts/field-label';
import { STATES_ROW } from '~/components/trade/parts/states-row';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { asAdmin } from '~/domain/administration/as-admin';
import {
	BOOKING_ORDERS,
	BOOKING_STATES,
	type BookingFilter,
	type BookingState,
	readBookingFilter,
} from '~/domain/operator-desk/bookings/booking-filter';
import { DESK_BOOKINGS } from '~/domain/operator-desk/bookings/booking-path';
import { type ListedBooking, listBookings } from '~/domain/operator-desk/bookings/list-bookings.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['operator-bookings', 'inbox', 'desk'] };

/** `/partner/desk/bookings`: requests, options and bookings of an operator's properties (OPERATOR-19). */
export async function loader({ context: given, request }: LoaderFunctionArgs) {
	const context = asAdmin(given);
	const title = serverTexts(context).t('operator-bookings:title');
	const filter = readBookingFilter(new URL(request.url).searchParams);
	const list = await listBookings({ ctx: context, filter }).catch(errorPage(title));
	return json({ title, filter, ...list, today: context.today });
}

export default function DeskBookings() {
	const { t } = useTranslation('operator-bookings');
	const { filter, rows, next, waiting, today } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	const counts: Partial<Record<BookingState, number>> = waiting;
	const isNarrowed = filter.words.length > 0;
	return (
		<WorkPage
			title={t('title')}
			lead={t('lead')}
			{...useInboxTabs()}
			aside={
				<p className="flex flex-wrap gap-2">
					<Link to="/partner/desk/day" className={tradeButton()} prefetch="intent">
						{t('daySheet')}
					</Link>
					<a href={`${DESK_BOOKINGS}.csv${search}`} className={tradeButton()} download>
						{t('download')}
					</a>
				</p>
			}
		>
			<div className="trade-card mt-6">
				<nav aria-label={t('states.label')} className={STATES_ROW}>
					{BOOKING_STATES.map((state) => (
						<Link
							key={state}
							to={queryOf(filter, state)}
							preventScrollReset
							prefetch="intent"
							aria-current={state === filter.state ? 'page' : undefined}
						>
							{t(`states.${state}`)}
							{counts[state] ? <span className="ml-2 tabular-nums">{counts[state]}</span> : null}
						</Link>
					))}
				</nav>
				<Narrow filter={filter} />
				{rows.length === 0 ? (
					<EmptyState
						title={t('empty.title')}
						actions={
							isNarrowed ? (
								<Link to={queryOf({ ...filter, words: [] }, filter.state)} className={tradeButton()}>
									{t('clear')}
								</Link>
							) : undefined
						}
					>
						{t(isNarrowed ? 'empty.words' : 'empty.text')}
					</EmptyState>
				) : (
					<BookingsTable rows={rows as ListedBooking[]} today={today} />
				)}
				<Pages next={next} />
			</div>
		</WorkPage>
	);
}

/** The words and the order of the list; both stand in the address. */
function Narrow({ filter }: { filter: BookingFilter }) {
	const { t } = useTranslation('operator-bookings');
	const words = filter.words.join(' ');
	return (
		<Form method="get" className="flex flex-wrap items-end gap-3 border-b border-hair px-4.5 py-3.5">
			<input type="hidden" name="state" value={filter.state} />
			<label className={`${FIELD_BOX} max-w-96 flex-[1_1_16rem]`}>
				<span>{t('words')}</span>
				<input name="q" type="search" defaultValue={words} key={words} maxLength={120} className="trade-field" />
			</label>
			<label className={FIELD_BOX}>
				<span>{t('order')}</span>
				<select name="order" defaultValue={filter.order} key={filter.order} className="trade-field">
					{BOOKING_ORDERS.map((order) => (
						<option key={order} value={order}>
							{t(`orders.${order}`)}
						</option>
					))}
				</select>
			</label>
			<button type="submit" className={tradeButton()}>
				{t('show')}
			</button>
		</Form>
	);
}

function queryOf({ words, order }: Pick<BookingFilter, 'words' | 'order'>, state: BookingState): string {
	const query = new URLSearchParams({ state });
	if (words.length > 0) query.set('q', words.join(' '));
	if (order !== 'arrival') query.set('order', order);
	return `?${query}`;
}

export const meta = noindexMeta;
