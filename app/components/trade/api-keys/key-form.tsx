import { useTranslation } from 'react-i18next';
import { API_SCOPES } from '#db/schema/trade-enums';
import { KEY_DAYS, LONGEST_KEY_NAME } from '~/domain/api-key/key-days';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { DeskField } from '../parts/desk-field';
import { TickList } from '../parts/tick-list';
import { tradeButton } from '../trade-button';
import { useScopeText } from './use-scope-text';

type KeyFormProps = {
	people: readonly { id: string; name: string; isSelf: boolean }[];
	/** Those that were ticked in a form that was refused. */
	scopes: readonly string[];
};

/** Makes a key: its name, the person, what it may do, and how long. */
export function KeyForm({ people, scopes }: KeyFormProps) {
	const { t } = useTranslation(['api-keys', 'desk']);
	const scopeText = useScopeText();
	const typed = useTyped('make');
	const outcome = useOutcome();
	const fault = outcome && !outcome.isDone && outcome.row === 'make' ? outcome.text : null;
	const faultOf = (reason: 'key-name' | 'key-scopes' | 'key-person') =>
		fault === reason ? t(`desk:fault.${reason}`) : null;
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('make.title')}</h2>
			</CardHead>
			<VerbForm
				key={outcome?.row === 'make' ? outcome.at : 'form'}
				fields={{ act: 'make' }}
				className="grid gap-4 p-4.5"
			>
				<DeskField
					name="name"
					label={t('make.name')}
					value={typed.name ?? ''}
					maxLength={LONGEST_KEY_NAME}
					hint={t('make.nameHint')}
					error={faultOf('key-name')}
				/>
				<DeskField
					name="person"
					label={t('make.person')}
					value={typed.person ?? people.find(({ isSelf }) => isSelf)?.id ?? ''}
					hint={t('make.personHint')}
					error={faultOf('key-person')}
				>
					{people.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</DeskField>
				<TickList
					name="scope"
					legend={t('make.scopes')}
					ticks={API_SCOPES.map((scope) => ({ value: scope, text: scopeText(scope) }))}
					chosen={scopes}
					fault={faultOf('key-scopes')}
				/>
				<DeskField name="days" label={t('make.ends')} value={typed.days ?? String(KEY_DAYS[0])}>
					{KEY_DAYS.map((days) => (
						<option key={days} value={days ?? ''}>
							{days === null ? t('make.never') : days === 365 ? t('make.year') : t('make.days', { count: days })}
						</option>
					))}
				</DeskField>
				<p>
					<button type="submit" className={tradeButton('dark')}>
						{t('make.act')}
					</button>
				</p>
			</VerbForm>
		</section>
	);
}
