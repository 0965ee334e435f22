import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time left until an instant: `2 h 14 min`, from two days on `3 days`; counts on in the browser from the server's clock. */
export function Countdown({ until, now }: { until: number; now: number }) {
	const { t } = useTranslation('dashboard');
	const [passed, setPassed] = useState(0);
	useEffect(() => {
		const started = performance.now();
		const timer = setInterval(() => setPassed(performance.now() - started), 20_000);
		return () => clearInterval(timer);
	}, []);
	const left = until - now - passed;
	if (left <= 0) return <>{t('left.over')}</>;
	if (left >= 2 * DAY) return <>{t('left.days', { count: Math.floor(left / DAY) })}</>;
	const hours = Math.floor(left / HOUR);
	return <>{`${hours > 0 ? `${hours} h ` : ''}${Math.floor((left % HOUR) / MINUTE)} min`}</>;
}
