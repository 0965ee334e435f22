import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';
import { SuggestField } from './suggest-field';

/** The search line of the header: suggestions lead to pages, Enter searches for the words. */
export function HeaderSearch({ className, listClassName }: { className: string; listClassName: string }) {
	const { t } = useTranslation();
	return (
		<Form
			action="/search"
			role="search"
			className={`relative flex items-center gap-3 border-b border-current py-2 focus-within:border-menu-accent ${className}`}
		>
			<Icon name="search" size={18} className="shrink-0" />
			<SuggestField
				name="destination"
				label={t('suggest.label')}
				placeholder={t('suggest.placeholder')}
				use="visit"
				className="w-full bg-transparent text-[0.9375rem] placeholder:text-current placeholder:opacity-80"
				listClassName={listClassName}
			/>
		</Form>
	);
}
