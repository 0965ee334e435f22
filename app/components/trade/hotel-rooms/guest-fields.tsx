import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agePolicy, type HotelAges } from '~/domain/hotel/age-policy';
import { type RequestedRoom, withAge, withParty } from '~/domain/selection/room-requests';
import { Stepper } from '../../form/stepper';
import { BOXED } from './boxed-stepper';
import { PARTY_LABEL } from './classes';

type GuestFieldsProps = {
	party: RequestedRoom;
	policy: HotelAges;
	/** Adults, and children, at the most. */
	most: number;
	/** Names of the inputs, where a form sends them. */
	names?: { adults: string; children: string; age: string };
	onChange: (party: RequestedRoom) => void;
};

/** Adults, children and the age of each child, by the hotel's own rules (OFFER-7); no children where it takes none. */
export function GuestFields({ party, policy, most, names, onChange }: GuestFieldsProps) {
	const { t } = useTranslation('rooms');
	const id = useId();
	const { adultsFrom, children } = agePolicy(policy);
	const { adults, childrenAges } = party;
	/** The child whose age was just refused (SELECTION-13). */
	const [refused, setRefused] = useState<number | null>(null);
	return (
		<>
			<Stepper
				label={children ? t('adults') : t('adultsOnly', { age: adultsFrom })}
				{...(children ? { hint: t('adultsFrom', { age: adultsFrom }) } : {})}
				look={BOXED}
				{...(names ? { name: names.adults } : {})}
				value={adults}
				min={1}
				max={most}
				onChange={(wanted) => onChange(withParty(party, { adults: wanted, children: childrenAges.length }))}
			/>
			<Stepper
				label={t(children ? 'children' : 'noChildren')}
				{...(children ? { hint: t('childrenAges', children) } : {})}
				look={BOXED}
				{...(names ? { name: names.children } : {})}
				value={childrenAges.length}
				max={most}
				isDisabled={children === null}
				onChange={(wanted) => onChange(withParty(party, { adults, children: wanted }))}
			/>
			{childrenAges.map((age, child) => (
				<div key={child}>
					<label htmlFor={`${id}-age-${child}`} className={PARTY_LABEL}>
						{t('age', { number: child + 1 })}
					</label>
					<input
						id={`${id}-age-${child}`}
						name={names?.age}
						className="trade-field max-w-28"
						inputMode="numeric"
						autoComplete="off"
						maxLength={2}
						value={age ?? ''}
						aria-describedby={refused === child ? `${id}-refused` : undefined}
						onChange={({ currentTarget: { value } }) => {
							const oldest = children?.to ?? 0;
							setRefused(Number(value) > oldest ? child : null);
							onChange(withAge(party, child, value === '' ? null : Number(value), oldest));
						}}
					/>
					{refused === child ? (
						<small id={`${id}-refused`} role="alert" className="block max-w-48 text-note text-err">
							{t('ageRefused', { age: children?.to ?? 0 })}
						</small>
					) : null}
				</div>
			))}
		</>
	);
}
