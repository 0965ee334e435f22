import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '~/domain/offer/offer';
import type { RequestedRoom } from '~/domain/selection/room-requests';
import { bedWords } from './bed-words';
import { PARTY_LABEL, SMALL_NOTE } from './classes';

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
		<div className="col-span-full lg:ml-auto lg:max-w-88 lg:flex-[1_1_15rem]">
			{ways.length === 1 ? (
				<>
					<p className={PARTY_LABEL}>{t('beds')}</p>
					<p>{words(only)}</p>
				</>
			) : (
				<>
					<label htmlFor={id} className={PARTY_LABEL}>
						{t('beds')}
					</label>
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
					<small id={`${id}-note`} className={SMALL_NOTE}>
						{t('bedsNote')}
					</small>
				</>
			)}
		</div>
	);
}
