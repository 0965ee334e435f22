import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { InboxRequest } from '~/domain/inbox/list-inbox.server';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { type ComparedRow, CompareTable, digits, signed } from './compare-table';

/** The stay as it is beside what accepting a request would make of it: nights, service, guests, price. */
export function RequestCompare({ request }: { request: InboxRequest }) {
	const { t } = useTranslation(['inbox', 'desk']);
	const { language } = useRoot();
	const { outcome, currency } = request;
	if (!outcome) return null;
	const { stay, isTaken, isMoved, subtotalMinor: price } = outcome;
	const before = { nights: nightsOf(request), level: request.serviceLevel, pax: request.pax };
	const after = { nights: nightsOf(stay), level: stay.serviceLevel, pax: stay.pax };
	const known = request.subtotalMinor;
	const rows: ComparedRow[] = [
		{
			label: t('compare.nights'),
			before: formatDateRange(request.checkIn, request.checkOut, language),
			after: formatDateRange(stay.checkIn, stay.checkOut, language),
			difference: null,
			isSame: !isMoved,
		},
		{
			label: t('compare.count'),
			...{ before: String(before.nights), after: String(after.nights) },
			difference: counted(after.nights - before.nights),
			isSame: after.nights === before.nights,
		},
		{
			label: t('compare.level'),
			before: before.level ? serviceLevelLabel(before.level, language) : '–',
			after: serviceLevelLabel(after.level, language),
			difference: null,
			isSame: before.level === after.level,
		},
		{
			label: t('compare.guests'),
			...{ before: String(before.pax), after: String(after.pax) },
			difference: counted(after.pax - before.pax),
			isSame: before.pax === after.pax,
		},
		{
			label: t('outcome.price'),
			before: known === null ? '–' : digits(known, currency),
			after: price === null ? t('compare.noPrice') : digits(price, currency),
			difference: price === null || known === null || price === known ? null : signed(price - known, currency),
			isSame: price === known,
		},
	];
	return (
		<div className="grid content-start gap-2">
			<CompareTable label={t('outcome.label')} now={t('compare.now')} then={t('compare.requested')} rows={rows} />
			<p className={isTaken ? 'font-medium text-err' : 'trade-note'}>
				{isTaken
					? t('compare.taken')
					: [isMoved ? t('compare.free') : null, price === null ? t('compare.name') : t('compare.unlessNamed')]
							.filter(Boolean)
							.join(' ')}
			</p>
		</div>
	);
}

function nightsOf({ checkIn, checkOut }: { checkIn: string; checkOut: string }): number {
	return daysBetween(plainDate(checkIn), plainDate(checkOut));
}

function counted(difference: number): string | null {
	return difference === 0 ? null : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;
}
