import { Form } from '@remix-run/react';
import { Icon } from '../../ui/icon';
import { FindField } from '../find/find-field';
import { KeyCap } from '../key-cap';

/** The header's search (AGENCY-20): results link to pages, Enter searches properties for the words. */
export function TradeSearch({ className }: { className: string }) {
	return (
		<Form
			action="/search"
			role="search"
			className={`relative items-center gap-2.5 rounded-control bg-[color-mix(in_srgb,var(--color-on-menu)_7%,transparent)] px-3 focus-within:outline-2 focus-within:outline-current focus-within:outline-offset-1 ${className}`}
		>
			<Icon name="search" size={18} className="shrink-0" />
			<FindField />
			<KeyCap>/</KeyCap>
		</Form>
	);
}
