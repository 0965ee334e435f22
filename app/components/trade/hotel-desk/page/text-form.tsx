import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import {
	FACT_FIELDS,
	FLAG_FIELDS,
	isMarkdown,
	type PageForm,
	TEXT_FIELDS,
	type TextField,
	type TextGroup,
} from '~/domain/hotel-desk/page/page-content';
import type { PageErrors } from '~/domain/hotel-desk/page/read-page-texts.server';
import type { Language } from '~/domain/language/language';
import { FIELD_BOX } from '../../parts/field-label';
import { SaveButton } from '../save-button';
import { MarkdownField } from './markdown-field';

type TextFormProps = { form: PageForm; errors: PageErrors; seen: number; onDirty: () => void };

const GROUPS = Object.keys(TEXT_FIELDS) as TextGroup[];
const LANGUAGES: readonly Language[] = ['en', 'de'];

/** The texts of a hotel's page in both languages side by side, and the facts that are the same in both. */
export function TextForm({ form, errors, seen, onDirty }: TextFormProps) {
	const { t } = useTranslation('hotel-page');
	const isSaving = useNavigation().formData?.get('intent') === 'texts';
	const isWrong = (group: TextGroup) =>
		TEXT_FIELDS[group].some((field) => LANGUAGES.some((language) => errors[`${language}:${field}`]));
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			onChange={onDirty}
			onSubmit={(event) => {
				if (isSaving) event.preventDefault();
			}}
			className="mt-6 grid gap-4"
		>
			<input type="hidden" name="seen" value={seen} />
			{GROUPS.map((group, at) => (
				<details key={group} className="trade-card" open={at === 0 || isWrong(group) || undefined}>
					<summary className="flex min-h-12 cursor-pointer items-center px-4.5 py-2.5">
						<h2>{t(`group.${group}`)}</h2>
					</summary>
					<div className="grid gap-5 border-t border-hair px-4.5 pt-4 pb-5">
						{TEXT_FIELDS[group].map((field) => (
							<div key={field} className="grid gap-x-5 gap-y-3 lg:grid-cols-2">
								{LANGUAGES.map((language) => (
									<Text key={language} {...{ field, language, form, errors }} />
								))}
							</div>
						))}
					</div>
				</details>
			))}
			<Facts form={form} errors={errors} />
			<div>
				<SaveButton intent="texts" isSaving={isSaving} />
			</div>
		</Form>
	);
}

type TextProps = { field: TextField; language: Language; form: PageForm; errors: PageErrors };

const ROWS: Partial<Record<TextField, number>> = { summary: 2, descriptionMarkdown: 10 };

function Text({ field, language, form, errors }: TextProps) {
	const { t } = useTranslation('hotel-page');
	const name = `${language}:${field}` as const;
	const error = errors[name];
	const hint = isMarkdown(field)
		? t('hint.markdown')
		: field === 'summary' || field === 'distanceStrings'
			? t(`hint.${field}`)
			: null;
	return (
		<MarkdownField
			name={name}
			label={t(`field.${field}`)}
			language={language}
			languageName={t(`language.${language}`)}
			value={form.texts[language][field]}
			rows={ROWS[field] ?? (isMarkdown(field) ? 6 : 3)}
			hint={hint}
			error={error ? t(`error.${error}`) : null}
			hasPreview={isMarkdown(field)}
		/>
	);
}

function Facts({ form, errors }: Pick<TextFormProps, 'form' | 'errors'>) {
	const { t } = useTranslation('hotel-page');
	return (
		<section className="trade-card px-4.5 pt-3 pb-5" aria-labelledby="facts">
			<h2 id="facts">{t('group.facts')}</h2>
			<div className="mt-3 grid grid-cols-2 gap-x-5 gap-y-3 lg:grid-cols-4">
				{FACT_FIELDS.map((field) => {
					const error = errors[field];
					const id = `fact-${field}`;
					return (
						<label key={field} className={`${FIELD_BOX} content-start`}>
							<span>{t(`field.${field}`)}</span>
							<input
								name={field}
								defaultValue={form.facts[field]}
								maxLength={8}
								inputMode={field === 'checkIn_minAge' ? 'numeric' : undefined}
								aria-invalid={error ? true : undefined}
								aria-describedby={error ? id : undefined}
								placeholder={field === 'checkIn_minAge' ? undefined : '15:00'}
								className="trade-field"
							/>
							{error ? (
								<small id={id} className="text-err">
									{t(`error.${error}`)}
								</small>
							) : null}
						</label>
					);
				})}
			</div>
			<div className="mt-3 grid gap-1">
				{FLAG_FIELDS.map((field) => (
					<label key={field} className="flex min-h-11 items-center gap-2.5">
						<input type="checkbox" name={field} defaultChecked={form.flags[field]} />
						{t(`field.${field}`)}
					</label>
				))}
			</div>
		</section>
	);
}
