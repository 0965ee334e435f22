import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '~/domain/offer/offer';
import type { RequestedRoom } from '~/domain/selection/room-requests';
import { bedWords } from './bed-words';

type BedChoiceProps = {
	offer: Offer | null;
	requestedRoom: RequestedRoom;
	onChange: (requestedRoom: RequestedRoom) => void;
};

/** The bed configuration: a single one is shown as text, several as a choice (SELECTION-15). */
export function BedChoice({ offer, requestedRoom, onChange }: BedChoiceProps) {
	const { t } = useTranslation('rooms');
	const id = useId();
	const ways = offer?.requestableBedConfigurations ?? [];
	const words = (way: string) => bedWords(way, (bed) => t(`bed.${bed}`));
	const [only] = ways;
	if (only === undefined) return null;
	return (
		<div className="room-beds">
			{ways.length === 1 ? (
				<>
					<p>{t('beds')}</p>
					<p>{words(only)}</p>
				</>
			) : (
				<>
					<label htmlFor={id}>{t('beds')}</label>
					<select
						id={id}
						className="trade-field"
						value={requestedRoom.bedConfiguration ?? ''}
						aria-describedby={`${id}-note`}
						onChange={({ currentTarget }) => onChange({ ...requestedRoom, bedConfiguration: currentTarget.value })}
					>
						{ways.map((way) => (
							<option key={way} value={way}>
								{words(way)}
							</option>
						))}
					</select>
					<small id={`${id}-note`}>{t('bedsNote')}</small>
				</>
			)}
		</div>
	);
}
