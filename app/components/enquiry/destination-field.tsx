import { type ComponentType, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELD_LIMITS } from '~/domain/form/field-limits';
import { TextField } from '../form/text-field';
import type { SuggestBoxProps } from '../search/suggest/suggest-box';

/** A destination in words: with script the suggestions of the search, fetched on the first focus; without, the names of the places. */
export function DestinationField({ places }: { places: readonly string[] }) {
	const { t } = useTranslation('contact');
	const input = useRef<HTMLInputElement | null>(null);
	const [Box, setBox] = useState<ComponentType<SuggestBoxProps> | null>(null);
	const label = t('general.destination');
	const fetchBox = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
		input.current = currentTarget;
		import('../search/suggest/suggest-box').then(
			(module) => setBox(() => module.SuggestBox),
			() => undefined,
		);
	};
	return (
		<div className="relative">
			<TextField
				name="destination"
				label={label}
				hint={t('general.destinationHint')}
				onFocus={fetchBox}
				onInput={fetchBox}
				list={Box ? undefined : 'places'}
				autoComplete="off"
				maxLength={FIELD_LIMITS.destination}
			/>
			<datalist id="places">
				{places.map((place) => (
					<option key={place} value={place} />
				))}
			</datalist>
			{Box ? (
				<Box
					id="destinations"
					input={input}
					label={label}
					use="name"
					className="absolute inset-x-0 top-full z-40 lg:right-auto lg:w-113 suggest-name"
				/>
			) : null}
		</div>
	);
}
