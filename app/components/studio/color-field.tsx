import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColorVerdict } from '~/domain/brand/evaluate-color';
import { ErrorLine } from '../form/error-line';
import { boxClass } from '../form/text-field';
import { tradeButton } from '../trade/trade-button';

type ColorFieldProps = {
	name: 'main' | 'accentOnMain';
	value: string;
	verdict: ColorVerdict | null;
	/** What applies while the field is empty. */
	profileTone: string;
	onChoose: (value: string) => void;
	isReadOnly: boolean;
};

const LABELS = { main: 'colors.main', accentOnMain: 'colors.accent' } as const;
const ILLEGIBLE = { main: 'fault.mainIllegible', accentOnMain: 'fault.accentIllegible' } as const;

/** A colour as text, so that it works without script; with script the browser's own picker stands before it. */
export function ColorField({ name, value, verdict, profileTone, onChoose, isReadOnly }: ColorFieldProps) {
	const { t } = useTranslation('studio');
	const id = useId();
	const [hasScript, setHasScript] = useState(false);
	useEffect(() => setHasScript(true), []);
	const label = t(LABELS[name]);
	const error = verdict?.error ?? null;
	const nearest = verdict?.nearest.toUpperCase() ?? '';
	const shown = verdict === null ? profileTone : verdict.error === 'noColor' ? verdict.nearest : value;
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block text-label text-ink2">
				{label}
			</label>
			<div className="relative">
				<input
					id={id}
					name={name}
					value={value}
					onChange={(event) => onChoose(event.target.value)}
					readOnly={isReadOnly}
					maxLength={40}
					spellCheck={false}
					autoComplete="off"
					aria-invalid={error !== null || undefined}
					aria-describedby={`${id}-hint ${id}-error`}
					className={`h-13 uppercase tabular ${boxClass(error !== null)} ${hasScript && !isReadOnly ? 'pl-14!' : ''}`}
				/>
				{hasScript && !isReadOnly ? (
					<input
						type="color"
						aria-label={t('colors.pick', { name: label })}
						value={asHex(shown)}
						onChange={(event) => onChoose(event.target.value)}
						className="color-swatch absolute left-2.5 top-2.5 size-8 cursor-pointer"
					/>
				) : null}
			</div>
			<p id={`${id}-hint`} className="mt-1.5 text-label text-ink2">
				{t('colors.hint')}
			</p>
			<div id={`${id}-error`} aria-live="polite">
				{error ? (
					<>
						<ErrorLine id={`${id}-words`}>
							{error === 'noColor' ? t('fault.noColor') : t(ILLEGIBLE[name], { color: nearest })}
						</ErrorLine>
						<button
							type="submit"
							name="take"
							value={`${name}:${verdict?.nearest}`}
							onClick={(event) => {
								event.preventDefault();
								onChoose(verdict?.nearest ?? '');
							}}
							className={tradeButton('line', 'mt-2')}
						>
							<span aria-hidden="true" className="size-5 rounded-sm" style={{ background: verdict?.nearest }} />
							{t('colors.take', { color: nearest })}
						</button>
					</>
				) : null}
			</div>
		</div>
	);
}

/** What the browser's picker takes: six digits. */
function asHex(text: string): string {
	if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
	return /^#[0-9a-f]{3}$/i.test(text) ? text.toLowerCase().replace(/[0-9a-f]/g, '$&$&') : '#122020';
}
