import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowField } from '~/domain/hotel-desk/rows/row-spec';
import type { Language } from '~/domain/language/language';
import { editName, singleOf } from '~/domain/operator-desk/property/property-content';
import { propertyPart, SINGLE } from '~/domain/operator-desk/property/property-parts';
import { tradeButton } from '../../trade-button';
import { useEditor } from './editor-context';
import { EditorField } from './editor-field';
import { usePropertyWords } from './use-property-words';

const LANGUAGES: readonly Language[] = ['en', 'de'];

/** The texts in English and German side by side, below 1000 px one language at a time; a missing one says what guests read instead. */
export function TextPart({ language, onLanguage }: { language: Language; onLanguage: (language: Language) => void }) {
	const { t } = useTranslation('property-editor');
	const { content, isAlive } = useEditor();
	const { fields } = propertyPart('texts');
	const texts = singleOf(content, 'texts');
	const there = (each: Language) =>
		fields.filter(({ name }) => {
			const text = texts[`${name}.${each}`] ?? '';
			return text !== '' && !(each === 'de' && text === texts[`${name}.en`]);
		}).length;
	const count = (each: Language) => (
		<span className="editor-count" data-is={there(each) === fields.length ? 'ok' : 'urgent'}>
			{t('there', { there: there(each), asked: fields.length })}
		</span>
	);
	return (
		<>
			{isAlive ? (
				<fieldset className="editor-languages">
					<legend className="sr-only">{t('languages')}</legend>
					{LANGUAGES.map((each) => (
						<button
							key={each}
							type="button"
							aria-pressed={language === each}
							onClick={() => onLanguage(each)}
							className="flex min-h-12 items-center gap-3 px-4.5 font-medium"
						>
							{t(`language.${each}`)} {count(each)}
						</button>
					))}
				</fieldset>
			) : null}
			<div className="editor-texts" data-language={isAlive ? language : undefined}>
				{LANGUAGES.map((each) => (
					<section key={each} data-of={each} aria-label={t(`language.${each}`)}>
						<p className="editor-text-head">
							<b className="font-semibold">{t(`language.${each}`)}</b> {count(each)}
						</p>
						{fields.map((field) => (
							<Text key={field.name} field={field} language={each} />
						))}
					</section>
				))}
			</div>
		</>
	);
}

function Text({ field, language }: { field: RowField; language: Language }) {
	const { t } = useTranslation('property-editor');
	const words = usePropertyWords('texts');
	const { textOf, set, isAlive } = useEditor();
	// A field that is emptied stays one until it is left.
	const [isWritten, setWritten] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isWritten) box.current?.querySelector('textarea')?.focus();
	}, [isWritten]);
	const nameOf = (each: Language) => editName('texts', SINGLE, `${field.name}.${each}`);
	const text = textOf(nameOf(language));
	const english = textOf(nameOf('en'));
	const label = words.label(field.name);
	if (text === '' && !isWritten && isAlive)
		return (
			<div>
				<p className="flex items-baseline justify-between text-note">
					<span className="text-ink2">{label}</span> <b className="font-semibold text-urgent">{t('missing')}</b>
				</p>
				<div className="editor-missing">
					<p className="font-semibold">{t(`noText.${language}`)}</p>
					<p className="text-note text-ink2">
						{language === 'en' ? t('noText.enReads') : t(english === '' ? 'noText.deNothing' : 'noText.deReads')}
					</p>
					{language === 'de' && english !== '' ? <blockquote lang="en">{english}</blockquote> : null}
					<div className="mt-2 flex flex-wrap gap-2">
						{language === 'de' && english !== '' ? (
							<button
								type="button"
								className={tradeButton()}
								aria-label={t('noText.startOf', { field: label })}
								onClick={() => set({ [nameOf('de')]: english })}
							>
								{t('noText.start')}
							</button>
						) : null}
						<button
							type="button"
							className={tradeButton('quiet')}
							aria-label={t('noText.writeOf', { field: `${label}, ${t(`language.${language}`)}` })}
							onClick={() => setWritten(true)}
						>
							{t('noText.write')}
						</button>
					</div>
				</div>
			</div>
		);
	const isCopied = language === 'de' && text !== '' && text === english;
	const count = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it watches whether its field is being written
		<div ref={box} onFocus={() => setWritten(true)} onBlur={() => setWritten(false)}>
			<EditorField
				part="texts"
				id={SINGLE}
				{...{ field, language }}
				note={
					field.kind === 'text' && field.max
						? t('characters', { count: text.length, most: field.max })
						: t('words', { count })
				}
				hint={isCopied ? t('noText.copied') : null}
			/>
		</div>
	);
}
