import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type SectionProps = { id: string; title: string; isOpen?: boolean; children: ReactNode };

/** One part of the accordion, a native one: it opens without script. */
export function HotelSection({ id, title, isOpen = false, children }: SectionProps) {
	return (
		<details id={id} open={isOpen} className="hotel-section">
			<summary>
				<h2>{title}</h2>
				<span className="toggle-sign" />
			</summary>
			<div className="hotel-section-body">{children}</div>
		</details>
	);
}

/** Opens and shuts all parts. */
export function Folding() {
	const { t } = useTranslation('hotel');
	const fold = (isOpen: boolean) => {
		for (const part of document.querySelectorAll<HTMLDetailsElement>('.hotel-section')) part.open = isOpen;
	};
	return (
		<p className="hotel-folding">
			<button type="button" onClick={() => fold(true)}>
				{t('expand')}
			</button>
			<button type="button" onClick={() => fold(false)}>
				{t('collapse')}
			</button>
		</p>
	);
}

/** The placeholder for a missing text. */
export function Nothing({ children }: { children: string }) {
	return <p className="text-ink2">{children}</p>;
}

/** Facts by name; null values are omitted. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
	const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
	if (known.length === 0) return null;
	return (
		<dl className="hotel-list">
			{known.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
