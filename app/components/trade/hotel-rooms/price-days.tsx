import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { ErrorBox } from '../states';
import { tradeButton } from '../trade-button';
import type { PriceCalendarProps } from './price-calendar';

/** The way to the prices of a hotel by day (OFFER-31); their calendar is a chunk of its own, loaded when it is first opened. */
export function PriceDays(props: PriceCalendarProps) {
	const { t } = useTranslation('rooms');
	const [isOpen, setOpen] = useState(false);
	const [Calendar, setCalendar] = useState<ComponentType<PriceCalendarProps> | 'missing' | null>(null);
	const load = () =>
		import('./price-calendar').then(
			(module) => setCalendar(() => module.default),
			() => setCalendar('missing'),
		);
	return (
		<section className="trade-card noscript:hidden">
			<button
				type="button"
				className={tradeButton('quiet', 'w-full justify-start')}
				aria-expanded={isOpen}
				aria-controls="price-days"
				onClick={() => {
					setOpen(!isOpen);
					if (Calendar === null) void load();
				}}
			>
				{t(isOpen ? 'prices.close' : 'prices.open')}
				<Icon name="chevronDown" size={16} className={isOpen ? 'rotate-180' : ''} />
			</button>
			<div id="price-days" hidden={!isOpen}>
				{Calendar === 'missing' ? (
					<div className="px-4.5 pb-4">
						<ErrorBox
							title={t('prices.fault')}
							action={
								<button type="button" className={tradeButton('line')} onClick={() => void load()}>
									{t('prices.again')}
								</button>
							}
						/>
					</div>
				) : Calendar && isOpen ? (
					<Calendar {...props} />
				) : null}
			</div>
		</section>
	);
}
