import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { OpenTripView } from './trip-view';
import { momentWords } from './trip-words';

/** Which booking it is, and of when what a device keeps is; `moment` null while it keeps nothing. */
export function TripFoot({ view: { bookingNumber, lead }, moment }: { view: OpenTripView; moment: number | null }) {
	const { t } = useTranslation(['trip']);
	const { brand, language } = useRoot();
	return (
		<footer className="on-dark bg-main text-on-main text-small">
			<div className="container flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-9">
				<p>{moment === null ? (lead ? '' : t('group')) : t('keptAt', { moment: momentWords(moment, language) })}</p>
				<p className="flex flex-wrap gap-x-10 gap-y-3 opacity-80">
					<span>
						{[bookingNumber && t('booking', { number: bookingNumber }), brand.name].filter(Boolean).join(', ')}
					</span>
					<span>{t('signed')}</span>
				</p>
			</div>
		</footer>
	);
}
