import { useEffect, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { loadCountryNames } from './country-names';

/** The names of all countries as the suggestions of a field that names this `id` as its `list`. They come with the script; any other word may be typed. */
export function CountryOptions({ id }: { id: string }) {
	const language = useRoot().language as Language;
	const [names, setNames] = useState<readonly string[]>([]);
	useEffect(() => {
		let isHere = true;
		loadCountryNames(language)
			.then((byCode) => isHere && setNames(Object.values(byCode)))
			.catch(() => undefined);
		return () => {
			isHere = false;
		};
	}, [language]);
	return (
		<datalist id={id}>
			{names.map((name) => (
				<option key={name} value={name} />
			))}
		</datalist>
	);
}
