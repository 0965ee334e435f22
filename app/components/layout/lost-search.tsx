import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/** The way to a property whose address is lost. */
export default function LostSearch() {
	const { t } = useTranslation();
	return (
		<Form
			action="/search"
			role="search"
			aria-label={t('suggest.label')}
			className="mt-10 flex max-w-xl border border-field bg-sheet outline-offset-3 focus-within:outline-2 focus-within:outline-main"
		>
			<input
				name="destination"
				type="search"
				aria-label={t('suggest.label')}
				placeholder={t('suggest.destinationPlaceholder')}
				maxLength={80}
				className="h-13 min-w-0 flex-1 bg-transparent px-4 text-[1.0625rem] placeholder:text-ink2 focus:outline-none"
			/>
			<Button type="submit" className="m-1 min-h-11 px-5">
				<Icon name="search" size={18} />
				<span className="max-xs:sr-only">{t('suggest.search')}</span>
			</Button>
		</Form>
	);
}
