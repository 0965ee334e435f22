import { useEffect, useState } from 'react';
import type { PlainDate } from '~/domain/date/plain-date';
import { visitorsToday } from '~/domain/date/visitors-today';

/** `visitorsToday` for native date fields; the server's day until the page has taken over. */
export function useVisitorsToday(today: PlainDate): PlainDate {
	const [first, setFirst] = useState(today);
	useEffect(() => setFirst(visitorsToday(today, new Date())), [today]);
	return first;
}
