import { useTranslation } from 'react-i18next';
import type { Suggestion } from '~/domain/search/search-result';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { MatchedText } from './matched-text';

const ICONS = { search: 'search', country: 'map', place: 'pin', property: 'house', hotel: 'house' } as const;

type SuggestionWordsProps = { suggestion: Suggestion; typed: string; isActive: boolean };

/** What a row says: a picture or a sign, the name with the matched letters, where it lies, how many properties. */
export function SuggestionWords({ suggestion, typed, isActive }: SuggestionWordsProps) {
	const { t } = useTranslation();
	const { kind, label, context, properties, bedrooms, picture } = suggestion;
	const lines = [context, bedrooms ? t('property.bedrooms', { count: bedrooms }) : null].filter(Boolean).join(' · ');
	return (
		<>
			<span className="grid h-9.5 w-14 shrink-0 place-items-center overflow-hidden bg-light1 text-accent-ink">
				{picture ? (
					<Picture picture={{ ...picture, alt: '' }} sizes="56px" className="h-full w-full" />
				) : (
					<Icon name={ICONS[kind]} size={18} />
				)}
			</span>
			<span className="min-w-0 leading-5">
				<span className="block truncate">
					<MatchedText label={label} typed={typed} className="font-bold text-accent-ink" />
				</span>
				{lines ? <span className="block truncate text-label text-ink2">{lines}</span> : null}
			</span>
			<span className="ml-auto shrink-0 text-label text-ink2">
				{properties !== null ? (
					t('suggest.houses', { count: properties })
				) : isActive ? (
					<Icon name="arrow" size={18} />
				) : null}
			</span>
		</>
	);
}
