import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '~/domain/money/money';
import type { PropertyStays } from '~/domain/property/load-stays.server';
import { toStayRate } from '~/domain/property/stay-tuples';
import { isServiceLevel } from '~/domain/stay/service-level';
import type { StayRate } from '~/domain/stay/stay-rate';
import { callSite } from '~/platform/call-site';
import { DateRangePicker, type DateRangePickerProps } from '../form/date-range-calendar';
import { DateRangePopover } from '../form/date-range-popover';
import { StayWays } from './stay-ways';
import './stay-calendar.css';

type Found = { currency: Currency; rates: readonly StayRate[] };

/**
 * The calendar of one property (PRICE-19); a separate chunk. Its data is fetched when it opens, and without it the calendar is the one of
 * a search. Prices are those of the service level that its form has chosen.
 */
export function StayPicker(props: DateRangePickerProps) {
	const { propertyPath, anchor, onClose } = props;
	const { t } = useTranslation(['stay-calendar', 'common']);
	const [found, setFound] = useState<Found | 'loading' | 'failed'>('loading');
	const [level] = useState(() => {
		const form = anchor.current?.closest('form');
		const chosen = form && new FormData(form).get('serviceLevel');
		return isServiceLevel(chosen) ? chosen : null;
	});
	useEffect(() => {
		const left = new AbortController();
		callSite(`/property-calendar${propertyPath}`, { signal: left.signal })
			.then(async (answer) => {
				if (!answer.ok) return setFound('failed');
				const { currency, stays } = (await answer.json()) as PropertyStays;
				setFound({ currency, rates: stays.map(toStayRate) });
			})
			.catch(() => {
				if (!left.signal.aborted) setFound('failed');
			});
		return () => left.abort();
	}, [propertyPath]);
	if (found === 'failed') return <DateRangePicker {...props} />;
	return (
		<DateRangePopover title={t('common:dates.choose')} anchor={anchor} onClose={onClose}>
			{(monthCount) => (
				<div className="stay-calendar" data-months={monthCount}>
					{found === 'loading' ? (
						<p role="status" className="stay-rule">
							{t('loading')}
						</p>
					) : (
						<StayWays {...props} monthCount={monthCount} level={level} {...found} />
					)}
				</div>
			)}
		</DateRangePopover>
	);
}
