import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { partyOf } from '~/domain/property/party-of';
import type { Property } from '~/domain/property/property';
import { stayQuery } from '~/domain/property/stay-query';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Icon } from '../ui/icon';
import type { StayRefusal } from './stay-refusal';
import { useStayWords } from './stay-words';

type StayErrorBoxProps = {
	property: Property;
	chosen: ChosenStay;
	refusal: StayRefusal | null;
	onChoose: (event: MouseEvent<HTMLElement>) => void;
};

/** Why the chosen stay cannot be had (FORM-7), and the nearest way out: free weeks, or houses for as many guests. */
export function StayErrorBox({ property, chosen, refusal, onChoose }: StayErrorBoxProps) {
	const { t } = useTranslation('property');
	const { language } = useRoot();
	const { amount } = useStayWords(property, chosen);
	const { period, error, nearest } = chosen;
	const party = partyOf(chosen);
	if (!error) return null;
	return (
		<div role="alert" className="mt-4 border-l-2 border-err bg-err-bg p-4 text-small">
			<p className="flex gap-3 text-err">
				<Icon name="warning" size={18} className="mt-0.5 shrink-0" />
				{t(property.isUnregistered ? 'stay.notBookable' : `fault.${error}`)}
			</p>
			{refusal && !property.isUnregistered ? <p className="mt-2 font-semibold">{refusal.reason}</p> : null}
			{refusal?.larger && period ? (
				<a
					href={`/search${stayQuery({ ...period, serviceLevel: null, ...party })}`}
					className="mt-2 flex min-h-11 items-center justify-between gap-4 border-t border-line font-medium hover:text-accent-ink"
				>
					{refusal.larger}
					<Icon name="arrow" size={18} />
				</a>
			) : null}
			{nearest.length > 0 ? (
				<>
					<p className="mt-3 font-semibold">{t('stay.nearest')}</p>
					{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard themselves */}
					<ul onClick={onChoose} className="mt-1">
						{nearest.map(({ checkIn, checkOut, serviceLevel, priceMinor }) => (
							<li key={checkIn + serviceLevel}>
								<a
									href={stayQuery({ checkIn, checkOut, serviceLevel, ...party })}
									className="flex min-h-11 items-center justify-between gap-4 border-t border-line hover:text-accent-ink"
								>
									<span>
										{formatDateRange(checkIn, checkOut, language)}
										<span className="block text-label text-ink2">{serviceLevelLabel(serviceLevel, language)}</span>
									</span>
									<span className="tabular whitespace-nowrap font-semibold">
										{priceMinor === null ? t('stay.priceOnRequest') : amount(priceMinor)}
									</span>
								</a>
							</li>
						))}
					</ul>
				</>
			) : null}
		</div>
	);
}
