import { useFetcher } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '~/domain/language/language';
import { leastLines, TEXT_AREA } from '../../parts/field-label';

type MarkdownFieldProps = {
	name: string;
	label: string;
	language: Language;
	/** Null: the same in both languages. */
	languageName: string | null;
	value: string;
	rows: number;
	hint: string | null;
	error: string | null;
	hasPreview: boolean;
};

/** A text of several lines; one in Markdown can be looked at as the page shows it. */
export function MarkdownField(props: MarkdownFieldProps) {
	const { name, label, language, languageName, value, rows, hint, error, hasPreview } = props;
	const { t } = useTranslation('hotel-page');
	const id = useId();
	const area = useRef<HTMLTextAreaElement>(null);
	const preview = useFetcher<{ html: string | null }>();
	const [isShown, setShown] = useState(false);
	// Only a script can show it.
	const [isAlive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	const show = () => {
		setShown(!isShown);
		if (!isShown)
			preview.submit({ text: area.current?.value ?? '' }, { method: 'post', action: '/partner/hotel/page/markdown' });
	};
	const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
	return (
		<div className="grid min-w-0 content-start gap-1">
			<div className="flex items-baseline justify-between gap-3">
				<label htmlFor={id} className="text-note text-ink2">
					{label}
					{languageName === null ? null : <span className="font-medium">{` · ${languageName}`}</span>}
				</label>
				{hasPreview && isAlive ? (
					<button type="button" onClick={show} aria-expanded={isShown} className="trade-link text-note">
						{t(isShown ? 'edit' : 'preview')}
						<span className="sr-only">{`: ${languageName === null ? label : `${label}, ${languageName}`}`}</span>
					</button>
				) : null}
			</div>
			<textarea
				ref={area}
				id={id}
				name={name}
				lang={language}
				rows={rows}
				style={leastLines(rows)}
				maxLength={8000}
				defaultValue={value}
				hidden={isShown}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
				className={`${TEXT_AREA} ${isShown ? 'hidden' : ''}`}
			/>
			{isShown ? (
				<div
					lang={language}
					aria-live="polite"
					className="min-h-18 rounded-control border border-hair bg-work px-4 py-3"
				>
					{preview.state !== 'idle' ? (
						<p className="text-ink2">…</p>
					) : preview.data === undefined ? (
						<p className="text-err">{t('previewFailed')}</p>
					) : preview.data.html ? (
						// biome-ignore lint/security/noDangerouslySetInnerHtml: made by the renderer of the hotel's page, without raw HTML
						<div className="hotel-prose" dangerouslySetInnerHTML={{ __html: preview.data.html }} />
					) : (
						<p className="text-ink2">{t('previewEmpty')}</p>
					)}
				</div>
			) : null}
			{error ? (
				<small id={`${id}-error`} className="text-err">
					{error}
				</small>
			) : null}
			{hint ? (
				<small id={`${id}-hint`} className="text-ink2">
					{hint}
				</small>
			) : null}
		</div>
	);
}
