import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { Icon } from '../../ui/icon';
import { ICON_BUTTON } from '../parts/icon-button';
import { tradeButton } from '../trade-button';
import type { SentBlock } from './calendar-answer';

type ActFormProps = {
	title: string;
	/** Hidden fields beside the chosen properties and nights; `intent` names the act. */
	fields: Record<string, string>;
	/** The chosen properties and nights. */
	begins: SentBlock;
	/** Names of the chosen properties that are loaded. */
	names: readonly string[];
	heading: RefObject<HTMLHeadingElement>;
	/** Of the button that sends it. */
	publish: string;
	onClose: () => void;
	children: ReactNode;
};

/** The frame of an act of the calendar that is published at once: what it is about, its fields and its button. */
export function ActForm({ title, fields, begins, names, heading, publish, onClose, children }: ActFormProps) {
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const isBusy = useNavigation().state === 'submitting';
	const { checkIn, checkOut } = begins;
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			onSubmit={(event) => {
				if (isBusy) event.preventDefault();
			}}
		>
			{Object.entries({ checkIn, checkOut, ...fields }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{begins.properties.map((each) => (
				<input key={each} type="hidden" name="properties" value={each} />
			))}
			<header className="grid-form-head">
				<div>
					<h2 ref={heading} tabIndex={-1}>
						{title}
					</h2>
					<p className="font-semibold">
						{formatDateRange(checkIn, checkOut, language)},{' '}
						{names.length === 1 ? names[0] : t('properties', { count: begins.properties.length })}
					</p>
				</div>
				<button type="button" className={`${ICON_BUTTON} grid-scripted`} aria-label={t('form.close')} onClick={onClose}>
					<Icon name="close" size={18} />
				</button>
			</header>
			<div className="desk-form-body">{children}</div>
			<footer className="grid-form-foot">
				<button type="submit" className={tradeButton('dark')}>
					{publish}
				</button>
			</footer>
		</Form>
	);
}
