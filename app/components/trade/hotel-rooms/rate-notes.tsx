import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { RoomsView } from './rooms-view';

/** What holds for all rates of a hotel: local taxes, and what a membership that is not confirmed yet would add. */
export function RateNotes({ view: { claimed, taxes } }: { view: Pick<RoomsView, 'claimed' | 'taxes'> }) {
	const { t } = useTranslation('rooms');
	const programs = [...new Set(claimed.map(({ program }) => program))];
	return (
		<>
			<p className="trade-note flex items-start gap-1.5">
				<Icon name="info" size={15} className="mt-0.5 shrink-0" />
				<span>{taxes.length > 0 ? taxes.join('. ') : t('taxUnknown')}</span>
			</p>
			{programs.map((program) => (
				<section key={program} aria-label={program} className="trade-card px-4.5 py-3">
					<p className="font-semibold">{t('claimed.title', { program })}</p>
					<ul>
						{claimed
							.filter((rate) => rate.program === program)
							.map(({ rateName, benefits }) => (
								<li key={rateName} className="text-(length:--text-note)">
									{[rateName, benefits.join(', ')].filter(Boolean).join(': ')}
								</li>
							))}
					</ul>
					<p className="trade-note">{t('claimed.text')}</p>
				</section>
			))}
		</>
	);
}
