import { useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import { useRoot } from '~/components/root/use-root';
import type { Month } from '~/domain/date/month';
import type { PlainDate } from '~/domain/date/plain-date';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { partyOf } from '~/domain/property/party-of';
import type { Property } from '~/domain/property/property';
import { stayQuery } from '~/domain/property/stay-query';
import { toStayRate } from '~/domain/property/stay-tuples';
import type { PeriodPrice } from '~/domain/stay/stay-rate';
import { lateParts } from '../ui/late';
import { ShortStayList } from './short-stay-list';
import { WeekList } from './week-list';
import './stay-calendar.css';

type StayListsProps = {
	property: Property;
	chosen: ChosenStay;
	list: 'week' | 'short';
	month: Month;
	onMonth: (month: Month) => void;
	onWeeks: () => void;
};

/** The weeks of a month, or the short stays, on the page of a property: a row asks for its stay in place. A separate chunk. */
export function StayLists({ property, chosen, list, month, onMonth, onWeeks }: StayListsProps) {
	const today = useRoot().today as PlainDate;
	const navigate = useNavigate();
	const rates = useMemo(() => property.stays.map(toStayRate), [property.stays]);
	const shared = {
		...{ rates, today, month, level: chosen.serviceLevel, currency: property.currency },
		chosen: chosen.period ?? { checkIn: null, checkOut: null },
		onTake: ({ checkIn, checkOut, serviceLevel }: PeriodPrice) => {
			const query = stayQuery({ ...partyOf(chosen), checkIn, checkOut, serviceLevel });
			void lateParts().then(() => navigate(query, { preventScrollReset: true, replace: true }));
		},
	};
	return (
		<div className="stay-panel">
			{list === 'week' ? <WeekList {...shared} onMonth={onMonth} /> : <ShortStayList {...shared} onWeeks={onWeeks} />}
		</div>
	);
}
