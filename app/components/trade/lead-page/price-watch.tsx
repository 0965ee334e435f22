import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { formatDate } from '~/domain/date/format-date';
import { formatPercent } from '~/domain/language/format-number';
import type { LeadRooms, PriceNotice } from '~/domain/lead/hotel/read-lead-rooms.server';
import { formatRate } from '~/domain/money/format-rate';
import type { Currency } from '~/domain/money/money';
import { tradeButton } from '../trade-button';

type PriceWatchProps = {
	watch: NonNullable<LeadRooms['watch']>;
	version: number;
	currency: Currency;
	tolerancePercent: number;
};

/** What the agent of an interest was told of its price, and the switch of these notices (LEAD-52). */
export function PriceWatch({ watch: { isOn, notice }, version, currency, tolerancePercent }: PriceWatchProps) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const intent = isOn ? 'unwatch' : 'watch';
	const isSending = useNavigation().formData?.get('intent') === intent;
	const percent = formatPercent(tolerancePercent, language);
	return (
		<div className="grid gap-2 border-t border-hair px-4.5 py-3">
			{notice ? <Told notice={notice} currency={currency} /> : null}
			<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="version" value={version} />
				<p className="trade-note min-w-0 flex-[1_1_16rem]">
					{isOn ? t(tolerancePercent === 0 ? 'watch.onAny' : 'watch.on', { percent }) : t('watch.off')}
				</p>
				<button type="submit" disabled={isSending} className={tradeButton('line')}>
					{isSending ? t('sending') : t(isOn ? 'watch.turnOff' : 'watch.turnOn')}
				</button>
			</Form>
		</div>
	);
}

function Told({ notice, currency }: { notice: PriceNotice; currency: Currency }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const { fromMinor, toMinor, at, endedAt } = notice;
	const dayOf = (instant: number) => formatDate(clockInZone(instant).day, language);
	const amount = (minor: number) => formatRate({ minor, currency }, { hasCents: true });
	const told =
		toMinor === null
			? t('watch.gone', { day: dayOf(at) })
			: t('watch.rise', {
					...{ day: dayOf(at), before: amount(fromMinor), after: amount(toMinor) },
					percent: formatPercent(Math.round((1000 * (toMinor - fromMinor)) / Math.max(fromMinor, 1)) / 10, language),
				});
	return (
		<p className={endedAt === null ? 'font-semibold' : undefined}>
			{told}
			{endedAt === null ? null : ` ${t(toMinor === null ? 'watch.backRoom' : 'watch.back', { day: dayOf(endedAt) })}`}
		</p>
	);
}
