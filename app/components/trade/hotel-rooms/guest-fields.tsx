import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { agePolicy, type HotelAges } from '~/domain/hotel/age-policy';
import { type RequestedRoom, withAge, withParty } from '~/domain/selection/room-requests';
import { Stepper } from './stepper';

type GuestFieldsProps = {
	party: RequestedRoom;
	policy: HotelAges;
	/** Adults, and children, at the most. */
	most: number;
	onChange: (party: RequestedRoom) => void;
};

/** Adults, children and the age of each child, by the hotel's own rules (OFFER-7); no children where it takes none. */
export function GuestFields({ party, policy, most, onChange }: GuestFieldsProps) {
	const { t } = useTranslation('rooms');
	const id = useId();
	const { adultsFrom, children } = agePolicy(policy);
	const { adults, childrenAges } = party;
	return (
		<>
			<Stepper
				label={children ? t('adults') : t('adultsOnly', { age: adultsFrom })}
				{...(children ? { note: t('adultsFrom', { age: adultsFrom }) } : {})}
				value={adults}
				least={1}
				most={most}
				onChange={(wanted) => onChange(withParty(party, { adults: wanted, children: childrenAges.length }))}
			/>
			<Stepper
				label={t(children ? 'children' : 'noChildren')}
				{...(children ? { note: t('childrenAges', children) } : {})}
				value={childrenAges.length}
				most={most}
				isDisabled={children === null}
				onChange={(wanted) => onChange(withParty(party, { adults, children: wanted }))}
			/>
			{childrenAges.map((age, child) => (
				<div key={child} className="room-age">
					<label htmlFor={`${id}-age-${child}`}>{t('age', { number: child + 1 })}</label>
					<input
						id={`${id}-age-${child}`}
						className="trade-field"
						inputMode="numeric"
						autoComplete="off"
						maxLength={2}
						value={age ?? ''}
						onChange={({ currentTarget: { value } }) =>
							onChange(withAge(party, child, value === '' ? null : Number(value), children?.to ?? 0))
						}
					/>
				</div>
			))}
		</>
	);
}
