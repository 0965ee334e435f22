import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ENQUIRY_STATES } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { EnquiryState } from '~/domain/enquiry/desk/enquiry-moves';
import type { EnquiryFilter, ListedEnquiry } from '~/domain/enquiry/desk/list-enquiries.server';
import type { Language } from '~/domain/language/language';
import { houseName } from '~/domain/lead/property-name';
import { initialsOf } from '../initials-of';
import { Timestamp } from '../page/timestamp';
import { SEGMENTS } from '../parts/segments';
import { STATES_ROW } from '../parts/states-row';
import { tradeButton } from '../trade-button';
import { enquiriesAddress, enquiryAddress } from './enquiry-address';
import { PromiseClock, PromiseTrack } from './promise-clock';

export const ENQUIRY_SEARCH = 'enquiry-search';

/** A count goes no further (ENQUIRY-1). */
const MOST_COUNTED = 1000;

type EnquiryListProps = {
	filter: EnquiryFilter;
	rows: readonly ListedEnquiry[];
	answered: readonly ListedEnquiry[];
	counts: Readonly<Record<EnquiryState, number>>;
	mine: number;
	next: string | null;
	/** Of the enquiry that is open. */
	openId: string | undefined;
	now: number;
	/** When the team's last day ended. */
	since: number;
	/** An operator has those alone that were given to it. */
	isTeam: boolean;
};

/** The enquiries of one state, with the ways to the other states. */
export function EnquiryList(props: EnquiryListProps) {
	const { filter, rows, answered, counts, mine, next, openId, now, since, isTeam } = props;
	const { t } = useTranslation(['enquiries', 'reviews']);
	const language = useRoot().language as Language;
	const counted = (count: number) => (count >= MOST_COUNTED ? t('atLeast', { count: count - 1 }) : count);
	const row = (each: ListedEnquiry) => (
		<EnquiryRow key={each.id} {...{ row: each, filter, now }} isOpen={each.id === openId} />
	);
	return (
		<>
			<div className="flex items-center gap-3 px-4.5 pt-5 pb-3">
				<div className="grow">
					{openId ? <p className="font-serif text-t1">{t('title')}</p> : <h1>{t('title')}</h1>}
				</div>
				{isTeam ? (
					<nav aria-label={t('whose')} className={SEGMENTS}>
						<Link
							to={enquiriesAddress({ ...filter, isMine: false }, openId)}
							aria-current={filter.isMine ? undefined : 'true'}
						>
							{t('all')}
						</Link>
						<Link
							to={enquiriesAddress({ ...filter, isMine: true }, openId)}
							aria-current={filter.isMine ? 'true' : undefined}
						>
							{t('mine')} {mine > 0 ? <span className="tabular">{counted(mine)}</span> : null}
						</Link>
					</nav>
				) : null}
			</div>
			<Form method="get" action="/partner/enquiries" className="flex gap-2 px-4.5 pb-2" role="search">
				{filter.state === 'new' ? null : <input type="hidden" name="state" value={filter.state} />}
				{filter.isMine ? <input type="hidden" name="whose" value="mine" /> : null}
				<input
					type="search"
					name="words"
					id={ENQUIRY_SEARCH}
					key={filter.words}
					defaultValue={filter.words}
					aria-label={t('search')}
					placeholder={t('search')}
					className="trade-field"
					maxLength={80}
				/>
				<button type="submit" className={tradeButton('line')}>
					{t('searchButton')}
				</button>
			</Form>
			<nav aria-label={t('tabs')} className={STATES_ROW}>
				{ENQUIRY_STATES.map((state) => (
					<Link
						key={state}
						to={enquiriesAddress({ ...filter, state }, undefined)}
						aria-current={filter.state === state ? 'page' : undefined}
						className="gap-1.5 px-2.5!"
					>
						{t(`state.${state}`)} <span className="text-note tabular">{counted(counts[state])}</span>
					</Link>
				))}
			</nav>
			{rows.length > 0 ? (
				<ul aria-label={t('list')}>{rows.map(row)}</ul>
			) : (
				<div className="grid gap-1 px-4.5 py-8 text-ink2">
					<p className="font-semibold text-ink">{t('none.title')}</p>
					{answered[0] ? <LastCame at={answered[0].createdAt} /> : null}
				</div>
			)}
			{next || filter.after ? (
				<p className="flex gap-4 px-4.5 py-3">
					{filter.after ? (
						<Link className="trade-link" to={enquiriesAddress(filter, openId)}>
							{t('first')}
						</Link>
					) : null}
					{next ? (
						<Link className="trade-link" to={`${enquiriesAddress(filter, openId, { after: next })}`}>
							{t('next')}
						</Link>
					) : null}
				</p>
			) : null}
			{answered.length > 0 ? (
				<>
					<h2 className="border-y border-hair bg-row px-4.5 py-2 font-sans text-note! font-semibold text-ink2">
						{t('answeredSince', { moment: formatTimestamp(since, language) })}
					</h2>
					<ul>{answered.map(row)}</ul>
				</>
			) : null}
			<p className="px-4.5 pt-4 pb-2 trade-note">{t(isTeam ? 'promise' : 'given')}</p>
			{isTeam ? (
				<p className="px-4.5 pb-5">
					<Link to="/partner/reviews" className="trade-link">
						{t('reviews:tabs.reviews')}
					</Link>
				</p>
			) : null}
		</>
	);
}

function LastCame({ at }: { at: number }) {
	const { t } = useTranslation('enquiries');
	return (
		<p>
			<Timestamp at={at}>{(moment) => t('lastCame', { moment })}</Timestamp>
		</p>
	);
}

type RowProps = { row: ListedEnquiry; filter: EnquiryFilter; now: number; isOpen: boolean };

function EnquiryRow({ row, filter, now, isOpen }: RowProps) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const names = row.propertyName ? [row.propertyName] : (JSON.parse(row.propertyNames) as string[]);
	const [first, ...others] = names.map(houseName);
	const guests = (row.adults ?? 0) + (row.children ?? 0);
	const dates = row.checkIn && row.checkOut ? formatDateRange(row.checkIn, row.checkOut, language) : t('noDates');
	return (
		<li className="relative border-b border-hair hover:bg-row has-aria-[current]:bg-selected has-aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)]">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4.5 py-3">
				<p className="flex items-baseline gap-3">
					<Link
						to={enquiryAddress(row.id, filter)}
						prefetch="intent"
						aria-current={isOpen ? 'page' : undefined}
						aria-label={t('open', { name: row.fullName })}
						data-enquiry={row.id}
						className="min-w-0 grow truncate font-semibold after:absolute after:inset-0"
					>
						{row.fullName}
					</Link>
					<PromiseClock enquiry={row} now={now} className="shrink-0 text-note" />
				</p>
				<PromiseTrack enquiry={row} now={now} />
				<div className="flex items-end gap-3">
					<div className="min-w-0 grow">
						<p className="truncate">
							{first ?? t(`kind.${row.kind}`)}
							{others.length > 0 ? `, ${t('more', { count: others.length })}` : ''}
						</p>
						<p className="trade-note">
							{[dates, guests > 0 ? t('guests', { count: guests }) : null].filter(Boolean).join(', ')}
						</p>
						{row.excerpt ? <p className="truncate trade-note">{row.excerpt}</p> : null}
						{row.lostReason ? <p className="trade-note">{t(`reason.${row.lostReason}`)}</p> : null}
					</div>
					{row.unread > 0 ? (
						<span className="shrink-0 rounded-full bg-main px-2 text-note font-semibold text-on-main">
							{t('unread', { count: row.unread })}
						</span>
					) : null}
					<PersonMark person={row.person} />
				</div>
			</div>
		</li>
	);
}

/** Initials of who has an enquiry; a dashed circle while it has none. */
export function PersonMark({ person }: { person: { name: string } | null }) {
	const { t } = useTranslation('enquiries');
	return (
		<span
			title={person?.name ?? t('nobody')}
			className={`grid size-8 shrink-0 place-items-center rounded-full text-[0.6875rem] font-semibold ${person ? 'bg-light1 text-ink' : 'border border-dashed border-field text-ink2'}`}
		>
			<span aria-hidden="true">{person ? initialsOf({ name: person.name, email: person.name }) : '+'}</span>
			<span className="sr-only">{person?.name ?? t('nobody')}</span>
		</span>
	);
}
