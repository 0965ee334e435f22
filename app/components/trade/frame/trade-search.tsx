import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../search/suggest-field';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';

/** The header's search (P§2): suggestions lead to pages, Enter searches for the words. */
export function TradeSearch({ className }: { className: string }) {
	const { t } = useTranslation('trade');
	return (
		<Form action="/search" role="search" className={`trade-search ${className}`}>
			<Icon name="search" size={18} className="shrink-0" />
			<SuggestField
				name="destination"
				label={t('search')}
				placeholder={t('searchPlaceholder')}
				onChoose="visit"
				className="trade-search-input"
				listClassName="trade-suggestions"
			/>
			<KeyCap>/</KeyCap>
		</Form>
	);
}
