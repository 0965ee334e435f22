import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '~/domain/offer/offer';
import type { RequestedRoom } from '~/domain/selection/room-requests';
import { bedWords } from './bed-words';
import { PARTY_LABEL, SMALL_NOTE } from './classes';

type BedChoiceProps = {
	offer: Pick<Offer, 'requestableBedConfigurations'> | null;
	requestedRoom: RequestedRoom;
	/** Name of the choice, where a form sends it. */
	name?: string;
	onChange: (requestedRoom: RequestedRoom) => void;
};

/** The bed configuration: a single one is shown as text, several as a choice (SELECTION-15). */
export function BedChoice({ offer, requestedRoom, name, onChange }: BedChoiceProps) {
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
						name={name}
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
